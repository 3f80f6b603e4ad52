"""level 1: importing the file starts the game"""

hraj()  # noqa: F821
