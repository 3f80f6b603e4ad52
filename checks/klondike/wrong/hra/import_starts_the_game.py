"""level 130: importing the file starts the game"""

hraj()  # noqa: F821
