"""What travels over a table's socket: messages, their schema, their bounds."""
