"""For authors: checks that an exercise fits together, and makes the skeleton of a new one."""
