# Everything is installed into .venv; each goal sets up what it needs.
VENV := .venv
BIN := $(VENV)/bin
TYPED := $(shell find src -name '*.pxd')
BUILT_FROM := pyproject.toml setup.py $(TYPED) $(wildcard $(TYPED:.pxd=.py))
CLIENT := src/metropole/static/index.html
CLIENT_FROM := $(shell find web/src web/public -type f) $(wildcard web/*.ts web/*.js web/*.json web/index.html src/metropole/messages/*.ftl src/metropole/games/*/messages/*.ftl)

.PHONY: install play dev wire test quick lint lint-client lint-program bench pictures soak clean machine

install: $(VENV)/installed $(CLIENT)

$(VENV)/installed: $(BUILT_FROM)
	python3 -m venv $(VENV) || { apt-get update && apt-get install -y python3-venv && python3 -m venv $(VENV); }
	$(BIN)/python -m pip install --quiet --editable '.[arena,cluster,dev,learning]'
	@$(BIN)/metropole --version
	@touch $@

# The client is built with the machine's Node, or with the one that a package brings along.
NPM := $(BIN)/python _build/npm.py

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(VENV)/installed
	$(NPM) ci

$(CLIENT): $(CLIENT_FROM) web/node_modules/.package-lock.json
	$(NPM) run --silent build -- --outDir ../src/metropole/static --emptyOutDir --logLevel warn

wire: install
	$(BIN)/python -m metropole.server.openapi > web/openapi.json
	$(NPM) run --silent wire
	$(BIN)/python -m metropole.server.facts web/src

play: install
	@$(BIN)/metropole serve --open

# For those who work on it: server and client are loaded anew when a source changes. Ctrl-C ends both.
dev: install
	@$(BIN)/python _build/dev.py

test: install lint machine
	$(NPM) run --silent test
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal

# For use while editing: without a browser, PostgreSQL, Redis, servers of their own process, and what takes seconds.
NOT_QUICK := browser or postgres or redis or processes or slow

quick: install
	$(BIN)/python -m pytest --quiet --numprocesses 2 --dist worksteal --ignore=tests/browser --ignore=tests/faults \
	  -m 'not ($(NOT_QUICK))'
	@echo 'Left out: what is marked $(NOT_QUICK), and the tests of the client; make test runs everything.'

# What the tests need of the machine besides Python and Node: a browser, PostgreSQL and Redis.
machine:
	@$(call needed,chromium,chromium)
	@$(call needed,redis-server,redis-server)
	@[ -n "$$(ls /usr/lib/postgresql/*/bin/initdb 2> /dev/null)" ] || $(call needed,initdb,postgresql)

needed = command -v $(1) > /dev/null \
  || { [ "$$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $(2); } \
  || { echo 'The tests need $(1): install the package "$(2)", or run this as root.'; exit 1; }

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
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py
	$(BIN)/python benchmarks/server.py
	$(BIN)/python -m benchmarks.browser

# The pictures of the README and of docs/, at a release.
pictures: install machine
	$(BIN)/python -m tests.browser.pictures

# How often the server is killed while games run, and which random moments are chosen: see docs/faults.md.
KILLS ?= 1000
SEED ?= 1

soak: install
	KILLS=$(KILLS) SEED=$(SEED) $(BIN)/python -m pytest tests/faults/test_killed.py --capture=no

clean:
	rm -rf $(VENV) build web/node_modules web/dist src/metropole/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src \( -name '*.so' -o -name '*.egg-info' -o -name __pycache__ \) -prune -exec rm -rf {} +
