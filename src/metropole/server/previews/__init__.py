"""What a link shows in a chat: a title, a sentence, and a picture of the game and its seats."""
