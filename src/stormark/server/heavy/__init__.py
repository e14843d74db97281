"""Questions that take long: answered beside the server, in fair turns, each once."""
