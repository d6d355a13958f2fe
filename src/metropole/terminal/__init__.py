"""Playing in a terminal, in plain lines that a screen reader can read too."""
