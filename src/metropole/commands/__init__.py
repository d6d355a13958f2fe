"""The commands: a file for each, or for a family of them. They import what they need when they are called."""
