"""level 422: trump pair on H"""


def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in ('H', 'J'):
        return svet, ['hlas_trumf' if klavesa == 'H' else 'hlas']
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet
