"""level 81: looks for a cell among the rows"""


def je_plno(plan):
    return '_' not in plan
