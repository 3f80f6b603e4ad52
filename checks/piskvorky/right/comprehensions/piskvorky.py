"""Piškvorky zapsané co nejkratšími výrazy: generátory, any, all, slovník zpráv."""

from itertools import groupby

KLIC = {'abcdefghi'[r] + '123456789'[s]: (r, s) for r in range(9) for s in range(9)}


def vytvor_plan():
    return [['_' for _ in range(9)] for _ in range(9)]


def pozice_z_prikazu(prikaz):
    if prikaz in KLIC:
        return KLIC[prikaz]
    raise ValueError(f'{prikaz!r} není pole na plánu')


def je_obsazeno(plan, pozice):
    return plan[pozice[0]][pozice[1]] in {'x', 'o'}


def tah(plan, hrac, pozice):
    return [[hrac if (r, s) == pozice else plan[r][s] for s in range(9)] for r in range(9)]


def pet_v_rade(policka):
    return any(kamen != '_' and len(list(skupina)) >= 5 for kamen, skupina in groupby(policka))


def okoli(plan, pozice, smer):
    cesta = [(pozice[0] + k * smer[0], pozice[1] + k * smer[1]) for k in range(-4, 5)]
    return [plan[r][s] for r, s in cesta if min(r, s) >= 0 and max(r, s) < 9]


def vyhral(plan, hrac, pozice):
    return plan[pozice[0]][pozice[1]] == hrac and any(
        pet_v_rade(okoli(plan, pozice, smer)) for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]
    )


def je_plno(plan):
    return all(policko != '_' for rada in plan for policko in rada)


def dalsi_hrac(hrac):
    return {'x': 'o', 'o': 'x'}[hrac]


def popis_plan(plan):
    return '\n'.join(' '.join(rada) for rada in plan[::-1])


def nova_hra():
    return dict(konec=False, hrac='x', plan=vytvor_plan())


def zpracuj_prikaz(hra, prikaz):
    if prikaz in ('new', 'quit', 'board'):
        return {
            'new': (nova_hra(), 'Nová hra'),
            'quit': (None, 'Na shledanou'),
            'board': (hra, popis_plan(hra['plan'])),
        }[prikaz]
    if prikaz not in KLIC:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(hra['plan'], KLIC[prikaz]):
        return hra, 'Pole je zabrané, hraj znovu'
    plan = tah(hra['plan'], hra['hrac'], KLIC[prikaz])
    konec = vyhral(plan, hra['hrac'], KLIC[prikaz]), je_plno(plan)
    zprava = 'Remíza, hrací plán je zaplněný' if konec[1] else 'Ok'
    if konec[0]:
        zprava = f'Výhra! Gratuluji hráči {hra["hrac"]}\n{popis_plan(plan)}'
    return {**hra, 'plan': plan, 'hrac': dalsi_hrac(hra['hrac']), 'konec': any(konec)}, zprava


def hraj():
    print('new, board, quit, nebo pole, třeba e5')
    hra = nova_hra()
    try:
        while hra:
            hra, zprava = zpracuj_prikaz(hra, input(f'{hra["hrac"]} > '))
            print(zprava)
    except EOFError:
        print('Na shledanou')


def navrhni_tah(plan, hrac):
    volne = [pole for pole in KLIC.values() if not je_obsazeno(plan, pole)]
    doplni = (
        (rada, sloupec)
        for kdo in (hrac, dalsi_hrac(hrac))
        for rada, sloupec in volne
        if any(petice.count(kdo) == 4 for petice in petice_pres(plan, (rada, sloupec)))
    )
    return next(doplni, min(volne, key=lambda pole: abs(pole[0] - 4) + abs(pole[1] - 4)))


def petice_pres(plan, pozice):
    """Všechny pětice políček na plánu, které vedou přes pozici."""
    for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        policka = okoli(plan, pozice, smer)
        yield from (policka[od : od + 5] for od in range(len(policka) - 4))


if __name__ == '__main__':
    hraj()
