"""level 91: prints the plan and returns nothing"""


def popis_plan(plan):
    for rada in reversed(plan):
        print(' '.join(rada))
