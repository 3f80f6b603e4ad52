# attacks: the way to the grader, by a string of a hundred megabytes
# base: right
# hits: 11-12
# verdicts: wrong value, too slow, too much memory
# says: příliš velké|Došla paměť|neskončila ani za


def popis_balicku(balicek):
    return 'x' * 20_000_000
