"""level 81: nothing returned for a full plan"""


def je_plno(plan):
    for rada in plan:
        if '_' in rada:
            return False
