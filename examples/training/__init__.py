"""The parts of `train_xibalba.py`: games in processes, a network, and how it learns."""
