"""level 11: one plan for all games, kept in a global"""

PLAN = [['_'] * 9 for _ in range(9)]


def vytvor_plan():
    return PLAN
