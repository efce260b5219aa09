"""The made-up title of grammar/ extends classes of the engine, which no interpreted class can do where it is compiled.

There it is compiled together with a copy of the engine, and its tests run on that (test_grammar_compiled.py).
"""

import himeji

collect_ignore = ["grammar" if himeji.flavour() == "compiled" else "test_grammar_compiled.py"]
