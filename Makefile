# Everything is installed into .venv; each goal sets up what it needs.
VENV := .venv
BIN := $(VENV)/bin
TYPED := $(shell find src -name '*.pxd')
BUILT_FROM := pyproject.toml setup.py $(TYPED) $(wildcard $(TYPED:.pxd=.py))

.PHONY: install play test lint bench soak clean

install: $(VENV)/installed

$(VENV)/installed: $(BUILT_FROM)
	python3 -m venv $(VENV) || { apt-get update && apt-get install -y python3-venv && python3 -m venv $(VENV); }
	$(BIN)/python -m pip install --quiet --editable '.[arena,cluster,dev,learning]'
	@$(BIN)/metropole --version
	@touch $@

play: install
	@$(BIN)/metropole play --terminal

test: install lint
	$(BIN)/python -m pytest --numprocesses auto

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: install
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py

# How often the server is killed while games run, and which random moments are chosen: see docs/faults.md.
KILLS ?= 1000
SEED ?= 1

soak: install
	KILLS=$(KILLS) SEED=$(SEED) $(BIN)/python -m pytest tests/faults/test_killed.py --capture=no

clean:
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src \( -name '*.so' -o -name '*.egg-info' -o -name __pycache__ \) -prune -exec rm -rf {} +
