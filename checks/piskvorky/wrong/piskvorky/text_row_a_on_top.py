"""level 92: row a on the top line"""


def popis_plan(plan):
    return '\n'.join(' '.join(rada) for rada in plan)
