"""Teach a network Xibalba for two: first by imitation, then by playing (PPO), in plain PyTorch.

    pip install stormark[rl] torch
    python examples/train_xibalba.py --minutes 20 --out trained

See docs/rl.md for how it learns, what came of it, and how to play against the result.
"""

if __name__ == "__main__":  # processes that play games import this file too, and need no PyTorch
    from training.run import main

    main()
