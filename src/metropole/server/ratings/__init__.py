"""Results and ratings, by game and number of players."""
