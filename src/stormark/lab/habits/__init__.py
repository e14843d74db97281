"""What bots do: how often each of them uses what a game offers."""
