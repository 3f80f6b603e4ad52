"""level 12: a tuple instead of a list
says: Má to být seznam (list), ale je to n-tice (tuple).
"""

OBRAZY = (2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso')
