# attacks: the clock, by sleeping
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za|zastavili
import time


def popis_balicku(balicek):
    time.sleep(3600)
