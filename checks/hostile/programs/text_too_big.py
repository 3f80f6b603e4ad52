# attacks: the way to the grader, by a string of a hundred megabytes
# base: right
# hits: 11-12
# verdicts: wrong value, too much memory
# says: vrátil|Došla paměť


def popis_balicku(balicek):
    return 'x' * 100_000_000
