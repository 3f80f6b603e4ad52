"""`rozdej new NAME`: the skeleton of an exercise, complete and small enough to be rewritten."""
