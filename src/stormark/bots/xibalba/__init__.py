"""Players of Xibalba: the greedy one, who looks one step ahead, and those who plan their turns."""
