"""A player of Battalia that looks one step ahead."""
