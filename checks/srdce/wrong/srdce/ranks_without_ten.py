"""level 12: range ends before ten"""

OBRAZY = [*range(2, 10), 'kluk', 'dama', 'kral', 'eso']
