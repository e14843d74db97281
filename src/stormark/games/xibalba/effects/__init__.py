"""Card effects: what items can do (feasible), how they are paid, carried out and chosen for."""
