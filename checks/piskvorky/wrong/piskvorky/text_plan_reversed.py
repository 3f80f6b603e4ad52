"""level 92: turns the plan itself round"""


def popis_plan(plan):
    plan.reverse()
    return '\n'.join(' '.join(rada) for rada in plan)
