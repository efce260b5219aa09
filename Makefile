# make play   set everything up and play          make test   everything that must pass
# make docs   build the site in docs/_build       make lock   pin requirements/*.txt anew       make clean   start over

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Folders are listed too: removing a file changes its folder's date.
SOURCES := $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -print) pyproject.toml setup.py README.md
FLAVOUR := $(BIN)/python -c 'from himeji import _runtime; print(_runtime.flavour())'
LOCKS := runtime build dev cluster docs ray train
PIP_COMPILE := CUSTOM_COMPILE_COMMAND="make lock" .venv-lock/bin/pip-compile --quiet --strip-extras --allow-unsafe \
  --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options

.PHONY: play test lint types docs pytest pytest-interpreted load lock clean
.DELETE_ON_ERROR:

play: .venv/installed
	@$(BIN)/himeji

# The compiler keeps one processor busy; what needs no installed package has the other one meanwhile.
test: .venv/tools
	$(MAKE) -j2 .venv/installed lint types docs
	$(MAKE) pytest pytest-interpreted

lint: .venv/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: .venv/tools node_modules/.package-lock.json
	$(BIN)/mypy src tests
	npm run --silent types

docs: .venv/tools
	$(BIN)/sphinx-build -W --keep-going --quiet docs docs/_build

# Tests run against the installed package, never against src/. Stealing work keeps the tests of a file, which share a server, together.
pytest: .venv/tools .venv/installed
	@$(FLAVOUR) | grep -q compiled || [ "$$CI" != true ] || { echo "Under CI=true the build must be compiled." >&2; exit 1; }
	$(BIN)/pytest -n $(JOBS) --dist worksteal

# What is never compiled has been tested once already, on the compiled engine; so has what compares both forms.
NEVER_COMPILED := arena bench browser locales server study terminal web \
  bots/test_protocol.py bots/test_protocol_process.py bots/test_train.py bots/test_tune.py components/test_report.py \
  conformance/test_forms.py engine/test_grammar_compiled.py
pytest-interpreted: .venv/tools .venv/installed
	HIMEJI_PURE=1 $(BIN)/pytest -n $(JOBS) --dist worksteal $(NEVER_COMPILED:%=--ignore=tests/%)

node_modules/.package-lock.json: package.json package-lock.json | .venv/tools
	npm ci --silent
	@touch $@

.venv/created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Himeji needs Python 3.11 or newer: run make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Himeji needs Python's venv module (Debian: python3-venv)." >&2; exit 1; }
	@scripts/system-packages $(PYTHON)
	$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/base: .venv/created requirements/runtime.txt requirements/build.txt
	$(PIP) install -r requirements/runtime.txt -r requirements/build.txt
	@touch $@

.venv/tools: .venv/base requirements/dev.txt requirements/docs.txt requirements/ray.txt requirements/train.txt
	@scripts/system-test-packages
	$(PIP) install -r requirements/dev.txt -r requirements/docs.txt -r requirements/ray.txt -r requirements/train.txt
	@touch $@

.venv/installed: .venv/base requirements/runtime.in $(SOURCES)
	$(PIP) install --no-deps --no-build-isolation .
	@echo "Himeji is installed: $$($(FLAVOUR))."
	@touch $@

# Half an hour on a machine without other work; writes the tables of docs/load.md. They say what does not hold.
LOADTEST := $(BIN)/himeji loadtest --json docs/load.json --page docs/load.md
load: .venv/installed
	-$(LOADTEST) L1 L2 L4 L7
	-$(LOADTEST) L10 --seconds 240 --runs 1
	$(BIN)/python benchmarks/boardgame_io/compare.py --page docs/load.md

lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet pip-tools==7.6.2
	for name in $(LOCKS); do $(PIP_COMPILE) --upgrade -o requirements/$$name.txt requirements/$$name.in || exit 1; done

clean:
	rm -rf .venv .venv-lock node_modules build docs/_build src/himeji.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
