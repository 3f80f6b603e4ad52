"""level 70: does not take the position"""


def vyhral(plan, hrac):
    for rada in plan:
        if hrac * 5 in ''.join(rada):
            return True
    return False
