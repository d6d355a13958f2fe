"""What is learned of Metropolys besides the network."""
