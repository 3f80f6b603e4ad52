"""level 425: any digit"""


def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa.isdigit():
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet
