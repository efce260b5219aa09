"""`python -m himeji`: the same as the `himeji` command."""

import sys

from himeji.cli import main

sys.exit(main())
