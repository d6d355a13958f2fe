"""What is told of a table, to everybody and to each seat; made from views alone, each game by a module of its own."""
