"""level 12: numbers are strings"""

OBRAZY = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'kluk', 'dama', 'kral', 'eso']
