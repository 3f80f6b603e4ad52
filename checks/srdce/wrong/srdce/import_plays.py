"""level 1: the game starts when the file is imported"""

vysledek = hra()
