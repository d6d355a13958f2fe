"""What `make docs` makes besides the pages in docs/: rules, commands, settings, the API, and how it all looks."""
