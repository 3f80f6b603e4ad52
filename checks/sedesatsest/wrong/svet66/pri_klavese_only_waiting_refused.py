"""level 424: after the end one may go on"""


def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if svet.stav.rstrip('!') in ('ceka', 'ztratil', 'slysi', 'slysi_trumf'):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet
