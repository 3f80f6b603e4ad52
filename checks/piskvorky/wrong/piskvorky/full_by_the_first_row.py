"""level 81: return inside the loop, so the first row decides"""


def je_plno(plan):
    for rada in plan:
        if '_' in rada:
            return False
        else:
            return True
