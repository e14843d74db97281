"""Stormark: an exact digital table for Xibalba and Battalia."""

__version__ = "0.1.0"
