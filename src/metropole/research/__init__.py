"""Environments for agents, algorithms and learning. They need the extra `research`; nothing else needs them."""
