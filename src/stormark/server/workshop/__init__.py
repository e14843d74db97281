"""The workshop: people type their own cards in, and see at once what is wrong with them."""
