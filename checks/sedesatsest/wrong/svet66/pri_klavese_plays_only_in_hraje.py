"""level 421: on turn only in hraje"""


def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if svet.stav not in ('hraje', 'hraje!'):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet
