"""level 51: turns only the last card, where the dealer has it"""


def odkryj(ruka):
    if not ruka:
        return []
    return ruka[:-1] + [(ruka[-1][0], 'licem')]
