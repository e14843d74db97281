"""What is deleted by itself after a while: a bounded part at a time, by one process at a time."""
