"""level 425: every other key is a number
says: ValueError"""


def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet, ['vyloz', int(klavesa) - 1]
