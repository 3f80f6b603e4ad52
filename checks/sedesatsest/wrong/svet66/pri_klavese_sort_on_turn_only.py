"""level 423: sorting only on turn"""


def pri_klavese(svet, klavesa):
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa == 'S':
        return svet, ['serad']
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet
