"""level 12: the row is made before the loop"""


def vytvor_plan():
    plan = []
    rada = ['_'] * 9
    for i in range(9):
        plan.append(rada)
    return plan
