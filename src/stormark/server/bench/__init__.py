"""How much a server can do: many matches at once, over real sockets."""
