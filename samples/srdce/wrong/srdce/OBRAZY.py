"""level 12: numbers are strings"""
OBRAZY = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'kluk', 'dama', 'kral', 'eso']


"""level 12: a tuple instead of a list
says: Má to být seznam (list), ale je to n-tice (tuple).
"""
OBRAZY = (2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso')


"""level 12: the ace comes first"""
OBRAZY = ['eso', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral']


"""level 12: range ends before ten"""
OBRAZY = [*range(2, 10), 'kluk', 'dama', 'kral', 'eso']
