"""Runs `rozdej handout`, which writes what students get of this kit and nothing else."""
