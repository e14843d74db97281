# make play   open the table in the browser    make test   check everything
# make help   list all targets

PY ?= python3
VENV ?= .venv
WORKERS ?= 2
ARGS ?=

BIN := $(VENV)/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
# Tests start hundreds of programs: what Python compiles of them is kept, whatever the surroundings say,
# but not beside the sources, where new folders would look like changes.
KEEPING := env -u PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX=$(abspath build/pycache)
WITH_BROWSER := $(KEEPING) $(BIN)/python -m pytest -q -n $(WORKERS)
PYTEST := $(WITH_BROWSER) --ignore=tests/browser
# Folders count as sources too: their time changes when a file is removed.
SOURCES := $(shell find src web/* \( -name __pycache__ -o -path web/node_modules -o -path src/stormark/web \) -prune -o -print)
BUILDING := $(wildcard hatch_*.py)
CHECKED := src tests release $(BUILDING) $(wildcard bench)
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web

export UV_PYTHON_DOWNLOADS := never
# Like pip, uv and Node shall trust the certificates of the system, where there are any.
export UV_SYSTEM_CERTS ?= $(if $(wildcard /etc/ssl/certs/ca-certificates.crt),true,false)
export NODE_USE_SYSTEM_CA ?= 1
unexport PYTHONPATH

.PHONY: help play terminal serve setup test needs lint web rules pure compiled browser screenshots stranger lessons compile soak kills leaks mutants openspiel ray bench instructions compare dist docs lock clean
.DELETE_ON_ERROR:

help: ## list all targets
	@grep -hE '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.table ## open the table in the browser (ARGS="..." is passed on)
	@test -e $(VENV)/.package || $(BIN)/python release/behind.py $(VENV)
	@$(BIN)/stormark serve --open --log-level warning $(ARGS)

terminal: $(VENV)/.table ## open the terminal table (ARGS="--help")
	@$(BIN)/stormark play $(or $(ARGS),xibalba)

serve: $(VENV)/.package ## serve tables over the net (ARGS="..." is passed on)
	@$(BIN)/stormark serve $(ARGS)

setup: $(VENV)/.package $(VENV)/.dev ## create .venv with Stormark and the development tools
	@$(BIN)/python -c 'from stormark.build_info import version_line; print(version_line())'

# What looks at the sources runs while the package is built.
test: needs web/node_modules/.dev ## check everything: style, types, layers, all tests
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(VENV)/.package lint web rules
	@$(BIN)/python hatch_compiler.py || $(MAKE) --no-print-directory pure
	@$(MAKE) --no-print-directory compiled browser

needs: ## install what tests need, where the machine allows it: a C compiler, PostgreSQL, Chromium, proxies
	@.ci/needs || echo '*** Not everything that tests need could be installed. ***' >&2

lint: $(VENV)/.dev web/node_modules/.dev ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(NPM) run lint

web: web/node_modules/.dev ## the client for browsers: types and tests
	$(NPM) run check
	$(NPM) test

# Only kernel, games and bots are ever compiled.  Where they can be, the tests of all else run once,
# with the compiled ones.
RULES := src docs README.md $(wildcard $(addprefix tests/,kernel games encoding conformance bots))
INTERPRETED := STORMARK_EXPECT=pure PYTHONPATH=src $(PYTEST)
rules: $(VENV)/.dev ## the tests of kernel, games and bots against the sources; nothing is installed for them
	$(INTERPRETED) $(RULES) $(ARGS)

pure: $(VENV)/.package $(VENV)/.dev ## the tests against the sources, interpreted
	$(INTERPRETED) $$($(BIN)/python hatch_compiler.py && echo $(RULES)) $(ARGS)

compiled: $(VENV)/.package $(VENV)/.dev ## the tests against the installed package, compiled
	@if $(BIN)/python hatch_compiler.py; then \
	  set -x; STORMARK_EXPECT=compiled $(PYTEST) -o pythonpath=. tests $(ARGS); \
	else \
	  echo '*** NOT RUN: the compiled tests. No C compiler with Python headers was found. ***' >&2; \
	  test "$$CI" != true; \
	fi

browser: $(VENV)/.package $(VENV)/.dev ## the tests in a real browser, against the installed package
	$(WITH_BROWSER) --maxschedchunk=1 -o pythonpath=. tests/browser $(ARGS)

screenshots: $(VENV)/.package $(VENV)/.dev ## take the pictures of docs/screenshots again
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

stranger: $(VENV)/.package $(VENV)/.dev ## what a new user could not press, see or read, at 18 windows (ARGS="--help")
	$(BIN)/python -m tests.browser.stranger $(ARGS)

lessons: $(VENV)/.package $(VENV)/.dev ## take all lessons by pressing what they ring, at three sizes, in both languages
	$(BIN)/python -m tests.browser.lessons_by_hand $(ARGS)

compile: ## install again and insist on compiling: shows why it does not
	@rm -f $(VENV)/.package
	@STORMARK_COMPILE=1 $(MAKE) --no-print-directory setup

soak: $(VENV)/.package ## play many random games and check every position
	$(BIN)/stormark soak xibalba $(ARGS)

kills: $(VENV)/.dev ## kill a server again and again under load (ARGS="--kills 1000" or "--faults 100")
	PYTHONPATH=src:. $(BIN)/python -m tests.server.kills $(ARGS)

attacks: $(VENV)/.dev ## attack a server in every known way (ARGS="--help")
	PYTHONPATH=src:. $(BIN)/python -m tests.attacks $(ARGS)

leaks: $(VENV)/.dev ## look longer for leaks, cut more connections, send more nonsense
	STORMARK_LEAKS=10 PYTHONPATH=src $(PYTEST) --timeout 3000 $(foreach part,leaks cuts protocol,tests/server/$(part)) $(ARGS)

mutants: $(VENV)/.dev ## change one token of the rules again and again: does a test notice? (ARGS="battalia --count 20")
	PYTHONPATH=src:. $(BIN)/python -m tests.mutants $(or $(ARGS),xibalba)

openspiel: $(VENV)/.package $(VENV)/.dev ## OpenSpiel's own tests and searches on both games; brings OpenSpiel first
	@test -d build/openspiel || $(INSTALL) --target build/openspiel open_spiel
	PYTHONPATH=build/openspiel $(BIN)/python -m pytest -q -o addopts=--import-mode=importlib \
	  -o pythonpath=. --timeout 1800 tests/rl/openspiel_checks.py $(ARGS)

ray: $(VENV)/.package $(VENV)/.dev ## an experiment of the lab on a Ray cluster of this machine; brings Ray first
	@test -d build/ray || $(INSTALL) --target build/ray 'ray>=2.50'
	PYTHONPATH=build/ray $(BIN)/python -m pytest -q -o addopts=--import-mode=importlib \
	  -o filterwarnings= -o pythonpath=. --timeout 600 tests/lab/experiment/ray_checks.py $(ARGS)

bench: $(VENV)/.package $(VENV)/.dev ## measure speed
	$(BIN)/python -m bench $(ARGS)

instructions: $(VENV)/.package $(VENV)/.dev ## compare instructions a decision with those written down
	$(BIN)/python -m bench.instructions $(ARGS)

compare: $(VENV)/.dev ## play the same games with another revision's rules (ARGS="HEAD~1 --games 20")
	PYTHONPATH=src:. $(BIN)/python -m bench.compare $(or $(ARGS),HEAD)

LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-header --no-annotate --no-emit-index-url --upgrade

docs: $(VENV)/.docs ## the documentation site, into build/site/html; a warning is an error
	$(BIN)/python site/prepare.py
	cd build/site && $(abspath $(BIN))/zensical build --strict --config-file en.toml
	cd build/site && $(abspath $(BIN))/zensical build --strict --config-file de.toml

dist: $(VENV)/.dist ## everything that is published, into dist (ARGS="--twice" shows that builds are reproducible)
	$(BIN)/python release/build.py $(ARGS)

lock: $(VENV)/.uv ## choose newer versions of everything in requirements/
	$(LOCK) --group bootstrap -o requirements/bootstrap.txt
	$(LOCK) pyproject.toml --extra server --group dev -o requirements/dev.txt
	$(LOCK) pyproject.toml --extra server -c requirements/dev.txt -o requirements/run.txt
	$(LOCK) --group build -c requirements/dev.txt -o requirements/build.txt
	$(LOCK) --group dist -c requirements/dev.txt -o requirements/dist.txt
	$(LOCK) --group docs -c requirements/dev.txt -o requirements/docs.txt

clean: ## remove everything that was built or installed
	rm -rf $(VENV) web/node_modules src/stormark/web build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The stamps below .venv say what is installed; each is made again when what it rests on changes.

$(VENV)/.uv: requirements/bootstrap.txt
	@$(PY) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed")'
	@echo '1 of 3: creating $(VENV) ...'
	@$(PY) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.run: requirements/run.txt $(VENV)/.uv
	@echo '2 of 3: installing what Stormark stands on ...'
	@$(INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	@echo 'Installing the development tools ...'
	@$(INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/.dist: requirements/dist.txt $(VENV)/.uv
	@$(INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.uv
	@$(INSTALL) --require-hashes -r $<
	@touch $@

MADE_OF := requirements/build.txt pyproject.toml $(BUILDING) $(SOURCES)
INSTALL_STORMARK := $(INSTALL) --reinstall-package stormark --no-deps --build-constraints requirements/build.txt .

# Something to play with, soon: compiled rules come behind (release/behind.py).
$(VENV)/.table: $(VENV)/.run $(MADE_OF)
	@echo '3 of 3: building the table for browsers and installing Stormark ...'
	@rm -f $(VENV)/.package
	@STORMARK_PURE=1 $(INSTALL_STORMARK)
	@touch $@

$(VENV)/.package: $(VENV)/.run $(MADE_OF)
	@echo '3 of 3: installing Stormark (compiling takes some minutes the first time) ...'
	@$(INSTALL_STORMARK)
	@touch $@ $(VENV)/.table

# The build installs what the client is made of; this adds what it is checked with.
web/node_modules/.dev: web/package-lock.json $(VENV)/.dev
	@echo "Installing the client's tools ..."
	@$(NPM) ci --loglevel=error
	@touch $@
