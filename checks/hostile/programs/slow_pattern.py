# attacks: the clock, by a regular expression that goes astray
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za|zastavili
import re


def popis_balicku(balicek):
    return re.match('(a*)*b', 'a' * 60)
