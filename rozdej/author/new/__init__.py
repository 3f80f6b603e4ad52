"""Makes the skeleton of an exercise, complete and small enough to be rewritten (`rozdej new NAME`)."""
