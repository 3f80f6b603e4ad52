# attacks: descriptors, until there are no more
# base: right
# hits: 11-12
# verdicts: raised
# says: OSError
kept = []


def popis_balicku(balicek):
    while True:
        kept.append(open('/dev/null'))
