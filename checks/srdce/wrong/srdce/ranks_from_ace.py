"""level 12: the ace comes first"""

OBRAZY = ['eso', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral']
