"""level 423: sorts in the window
says: První rozdíl je na [0].ruka1[0]"""


def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet._replace(ruka1=sorted(svet.ruka1)), ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet
