"""level 422: changes the world itself too"""


def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa == 'Z':
        return svet._replace(kdo_zavrel='h1'), ['zavri']
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet
