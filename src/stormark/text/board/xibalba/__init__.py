"""The table of Xibalba in words."""
