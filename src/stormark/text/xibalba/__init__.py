"""What is said about Xibalba."""
