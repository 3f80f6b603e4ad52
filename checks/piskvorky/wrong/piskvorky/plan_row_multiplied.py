"""level 12: one row nine times
says: objevil se i na
"""


def vytvor_plan():
    return [['_'] * 9] * 9
