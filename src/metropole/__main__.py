"""`python -m metropole` is the command `metropole`."""

from metropole.cli import main

main()
