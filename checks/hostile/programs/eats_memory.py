# attacks: the machine's memory, in one function
# base: right
# hits: 11-12
# verdicts: too much memory
# says: Došla paměť


def popis_balicku(balicek):
    kept = []
    while True:
        kept.append(bytes(50_000_000))
