"""level 21: returns pairs, not a dictionary
says: Má to být slovník (dict), ale je to seznam (list).
"""


def poradi_obrazu():
    return list(zip(OBRAZY, range(13)))
