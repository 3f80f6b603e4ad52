"""`rozdej handout`: what students get of this kit, and nothing else."""
