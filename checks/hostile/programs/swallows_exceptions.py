# attacks: whoever stops it from inside, by a loop that swallows every exception
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za|zastavili


def popis_balicku(balicek):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue
        finally:
            continue
