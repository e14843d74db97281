"""A player of Xibalba that looks one step ahead."""
