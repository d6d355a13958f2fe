"""What travels: the schema of the messages, and what each seat is told."""
