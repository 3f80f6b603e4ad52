"""level 421: range ends too soon"""


def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in [str(cislo) for cislo in range(1, 6)]:
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet
