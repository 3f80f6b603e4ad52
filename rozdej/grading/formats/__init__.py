"""What other programs read of the results: a table, JSON, and what course systems import."""
