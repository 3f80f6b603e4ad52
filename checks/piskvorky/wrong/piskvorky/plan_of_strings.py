"""level 11: each row is one string"""


def vytvor_plan():
    plan = []
    for i in range(9):
        plan.append('_________')
    return plan
