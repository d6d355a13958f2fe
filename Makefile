# Everything is installed into .venv; each goal sets up what it needs.
VENV := .venv
BIN := $(VENV)/bin
TYPED := $(shell find src -name '*.pxd')
ENGINES_FROM := pyproject.toml setup.py $(TYPED) $(wildcard $(TYPED:.pxd=.py))
CLIENT := src/metropole/static/index.html
CLIENT_FROM := $(shell find web/src web/public -type f) $(wildcard web/*.ts web/*.js web/*.json web/*.html src/metropole/messages/*.ftl src/metropole/games/*/messages/*.ftl)

.PHONY: install playing play dev wire test quick lint lint-client lint-program bench pictures soak wheel clean machine lock advisories mutants docs

# From the locks alone: nothing is installed whose hash is not there, neither what a package is built with.
INSTALL := PIP_USE_PEP517=1 $(BIN)/python -m pip install --quiet --no-build-isolation
LOCKED := $(INSTALL) --require-hashes

# Packages are fetched, engines compiled and the client is built side by side: none of them waits for the others.
TOGETHER := --no-print-directory --jobs=3 $(VENV)/running $(CLIENT)
PYRIGHT := tests/pyright

# What working on it needs; playing needs less.
install: $(VENV)/python
	@$(MAKE) $(TOGETHER) $(VENV)/engines $(PYRIGHT)/node_modules/.package-lock.json
	@$(MAKE) --no-print-directory $(VENV)/developing
	@$(BIN)/metropole --version

playing: $(VENV)/python
	@$(MAKE) $(TOGETHER) $(VENV)/engines-to-play
	@$(BIN)/metropole --version

$(VENV)/python: locks/build.txt
	@echo 'Making an environment for Python in $(VENV) ...'
	@python3 -m venv $(VENV) || { apt-get update && apt-get install -y python3-venv && python3 -m venv $(VENV); }
	@$(LOCKED) --requirement locks/build.txt
	@touch $@

$(VENV)/running: locks/play.txt $(VENV)/python
	@echo 'Installing the packages that it runs on ...'
	@$(LOCKED) --requirement locks/play.txt
	@touch $@

$(VENV)/developing: locks/develop.txt $(VENV)/running
	@echo 'Installing the packages that working on it needs ...'
	@$(LOCKED) --requirement locks/develop.txt
	@touch $@

$(VENV)/engines: $(ENGINES_FROM) | $(VENV)/python
	@echo 'Compiling the engines ...'
	@METROPOLE_NO_CLIENT=1 $(INSTALL) --no-deps --editable .
	@touch $@ $@-to-play

# Without those of metropole.research, a third of all, which need packages that are not there for playing either.
$(VENV)/engines-to-play: $(ENGINES_FROM) | $(VENV)/python
	@echo 'Compiling the engines ...'
	@METROPOLE_NO_CLIENT=1 METROPOLE_TO_PLAY=1 $(INSTALL) --no-deps --editable .
	@touch $@

# The client is built with the machine's Node, or with the one that a package brings along.
NPM := $(BIN)/python _build/npm.py

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(VENV)/python
	@echo 'Installing the packages that the pages are built with ...'
	@$(NPM) ci --loglevel error

# What looks at types as editors do; in a folder of its own, because playing does without.
$(PYRIGHT)/node_modules/.package-lock.json: $(PYRIGHT)/package.json $(PYRIGHT)/package-lock.json | $(VENV)/python
	@$(NPM) --prefix ../$(PYRIGHT) ci --loglevel error

$(CLIENT): $(CLIENT_FROM) web/node_modules/.package-lock.json
	@echo 'Building the pages ...'
	@$(NPM) run --silent build -- --outDir ../src/metropole/static --emptyOutDir --logLevel warn

wire: install
	$(BIN)/python -m metropole.server.openapi > web/openapi.json
	$(NPM) run --silent wire
	$(BIN)/python -m metropole.server.facts web/src

play: playing
	@$(BIN)/metropole serve --open

# For those who work on it: server and client are loaded anew when a source changes. Ctrl-C ends both.
dev: install
	@$(BIN)/python _build/dev.py

# Two processes more than there are processors: many tests wait for servers, browsers or clocks.
WORKERS = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)

# What fails beside others is tried once more by itself, and both are told: so that a machine which stands still for a
# moment fails nothing, and what is broken still does. With many failures there is nothing to doubt.
AGAIN := --last-failed --last-failed-no-failures none --numprocesses 0 --maxfail 3

test: install lint machine
	$(NPM) run --silent test
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal \
	  || { echo 'What failed, once more by itself:'; $(BIN)/python -m pytest $(AGAIN); }

# For use while editing: without a browser, PostgreSQL, Redis, servers of their own process, and what takes half a second or more.
NOT_QUICK := browser or postgres or redis or processes or slow

quick: install
	$(BIN)/python -m pytest --quiet --numprocesses 2 --dist worksteal --ignore=tests/browser --ignore=tests/faults \
	  -m 'not ($(NOT_QUICK))'
	@echo 'Left out: what is marked $(NOT_QUICK), and the tests of the client; make test runs everything.'

# What the tests need of the machine besides Python and Node: a browser, PostgreSQL and Redis.
machine:
	@$(call needed,chromium-headless-shell,chromium-headless-shell,chromium)
	@$(call needed,redis-server,redis-server)
	@[ -n "$$(ls /usr/lib/postgresql/*/bin/initdb 2> /dev/null)" ] || $(call needed,initdb,postgresql)

# A program, the package that has it, and another program that serves too.
needed = command -v $(1) > /dev/null \
  || { [ "$$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $(2); } \
  || $(if $(3),command -v $(3) > /dev/null ||) { echo 'The tests need $(1): install the package "$(2)", or run this as root.'; exit 1; }

lint: install
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint-client lint-program

lint-client:
	$(NPM) run --silent check
	$(NPM) run --silent lint

lint-program:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: install
	$(LOCKED) --requirement locks/bench.txt
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py
	$(BIN)/python benchmarks/research.py
	$(BIN)/python benchmarks/analysis.py
	$(BIN)/python benchmarks/server.py
	$(BIN)/python -m benchmarks.hanging_bus
	$(BIN)/python benchmarks/scorer.py
	$(BIN)/python -m benchmarks.hostile
	$(BIN)/python -m benchmarks.browser

# The pictures of the README and of docs/, at a release.
pictures: install machine
	$(BIN)/python -m tests.browser.pictures

# How many faults of all kinds befall the server while games run, and which ones are drawn: see docs/faults.md.
FAULTS ?= 1000
SEED ?= 1

soak: install machine
	FAULTS=$(FAULTS) SEED=$(SEED) $(BIN)/python -m pytest tests/faults/test_mixture.py --capture=no

# Whether the tests notice a changed line: an hour or more, at the lowest priority; once stopped, it goes on where it was.
# `make mutants OF="clocks match"` takes only these modules: see docs/mutants.md.
mutants: install
	$(LOCKED) --requirement locks/mutants.txt
	$(BIN)/python _build/mutants.py $(OF)

# The documentation as a site that needs neither a server nor a network, in build/docs.
docs: $(VENV)/engines-to-play $(VENV)/documenting web/node_modules/.package-lock.json
	@$(BIN)/python _build/docs.py

$(VENV)/documenting: locks/docs.txt $(VENV)/running
	@echo 'Installing the packages that make the documentation ...'
	@$(LOCKED) --requirement locks/docs.txt
	@touch $@

# What looks after locks and wheels has an environment of its own: nothing of it is ever part of the program.
TOOLS := $(VENV)/tools

# The source distribution and wheels for every Python of this machine, in dist/.
wheel: $(CLIENT) $(TOOLS)/installed
	@$(BIN)/python _build/wheels.py

$(TOOLS)/installed: locks/tools.txt
	python3 -m venv $(TOOLS)
	$(TOOLS)/bin/python -m pip install --quiet --require-hashes --only-binary :all: --requirement $<
	@touch $@

# After a change of pyproject.toml; `make lock UPGRADE=--upgrade` takes the newest of what it leaves open.
lock: $(TOOLS)/installed
	$(TOOLS)/bin/python _build/lock.py $(UPGRADE)

# What is known against the locked packages; it asks the network. The program's status is 1 if there is something and 2 if
# nobody answered; that of make is 2 for both.
advisories: $(TOOLS)/installed
	@$(TOOLS)/bin/python _build/advisories.py

clean:
	rm -rf $(VENV) build web/node_modules $(PYRIGHT)/node_modules web/dist src/metropole/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src \( -name '*.so' -o -name '*.egg-info' -o -name __pycache__ \) -prune -exec rm -rf {} +
