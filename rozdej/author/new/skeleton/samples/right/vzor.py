"""with_sum: worked out by what Python has for it"""


def pridej(pocet):
    return sum([pocet, 1])
