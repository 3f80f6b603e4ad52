"""comprehensions: Okno podle tabulek."""

from karty66 import RUB, Svet
from pravidla66 import dekoduj_vse, je_konec, je_na_tahu, je_prohra, je_vyhra, ma_hlasku, ma_trumfovou_hlasku, smi_vylozit

TAHY = {str(cislo + 1): ['vyloz', cislo] for cislo in range(6)}
TAHY |= {'T': ['vymen'], 'H': ['hlas'], 'J': ['hlas_trumf'], 'Z': ['zavri'], 'Enter': ['skonci']}

HRA = {
    'hraje': 'Jsi na tahu',
    'vzal': 'Bereš a vynášíš',
    'hlasi': 'Hlásíš dvacet',
    'hlasi_trumf': 'Hlásíš třicet',
    'ceka': '{} přemýšlí',
    'ztratil': '{} bere',
    'slysi': '{} hlásí dvacet',
    'slysi_trumf': '{} hlásí třicet',
    'stych': 'Kdo to bere?',
}


def novy_svet():
    cisla = {'body1', 'body2', 'vyhry1', 'vyhry2'}
    slova = {'stav': 'ceka', 'kdo_zavrel': 'h0', 'trumf': ''}
    return Svet(*(0 if pole in cisla else slova[pole] if pole in slova else [] for pole in Svet._fields))


def pri_prijeti(svet, zprava):
    try:
        novy = Svet._make(dekoduj_vse(zprava) if isinstance(zprava, list) else ())
    except TypeError:
        return svet
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


def pri_klavese(svet, klavesa):
    tahy = {'S': ['serad'], **(TAHY if je_na_tahu(svet.stav) else {})}
    return (svet, list(tahy[klavesa])) if klavesa in tahy else svet


def pri_mysi(svet, x, y, udalost):
    if (udalost, je_konec(svet.stav)) != ('klik', True):
        return svet
    return svet, ['znovu']


def popis_stavu(svet, jmeno):
    if je_vyhra(svet.stav) or je_prohra(svet.stav):
        body = next((znak for znak in svet.stav if znak in '123'), '1')
        return ('Výhra' if je_vyhra(svet.stav) else 'Prohra') + f' za {body}.'
    if svet.stav == 'odmitnut':
        return 'Stůl je plný.'
    ostatni = [jiny for jiny in svet.jmena if jiny != jmeno]
    veta = HRA[svet.stav.removesuffix('!')].format(*ostatni or ['Nikdo'])
    return veta + (', ctí se barva.' if svet.stav.endswith('!') else '.')


def zahraj(svet):
    """Body, hlášky a pak nejlevnější karta."""
    if not je_na_tahu(svet.stav):
        return None
    jsem_prvni = any(karta != RUB for karta in svet.ruka1)
    ruka, body = (svet.ruka1, svet.body1) if jsem_prvni else (svet.ruka2, svet.body2)
    hlasi = svet.stav.startswith('hlasi')
    if not svet.stred and body >= 66:
        return ['skonci']
    if not svet.stred and not hlasi and ma_trumfovou_hlasku(svet.trumf, ruka):
        return ['hlas_trumf']
    if not svet.stred and not hlasi and ma_hlasku(svet.trumf, ruka):
        return ['hlas']
    karty = smi_vylozit(ruka, svet.stred, svet.stav)
    if hlasi:
        karty = [karta for karta in karty if (karta.barva == svet.trumf) == ('trumf' in svet.stav)]
    return ['vyloz', ruka.index(min(karty, key=lambda karta: (karta.barva == svet.trumf, karta.hodnota)))]


"""while_loops: Okno samými podmínkami."""

from karty66 import RUB, Svet
from pravidla66 import dekoduj_vse, je_konec, je_na_tahu, je_vyhra


def novy_svet():
    svet = Svet(
        stav='ceka',
        ruka1=[],
        ruka2=[],
        stychy1=[],
        body1=0,
        stychy2=[],
        body2=0,
        stred=[],
        balicek=[],
        posledni_stych=[],
        kdo_zavrel='h0',
        vyhry1=0,
        vyhry2=0,
        trumf='',
        jmena=[],
    )
    return svet


def pri_prijeti(svet, zprava):
    if type(zprava) == list:
        if len(zprava) == 15:
            polozky = []
            for polozka in zprava:
                polozky.append(dekoduj_vse(polozka))
            novy = Svet(*polozky)
            if novy.stav == 'stych':
                return (novy, ['rozhodni'])
            else:
                return novy
    return svet


def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return (svet, ['serad'])
    if je_na_tahu(svet.stav):
        for cislo in range(1, 7):
            if klavesa == str(cislo):
                return (svet, ['vyloz', cislo - 1])
        if klavesa == 'T':
            return (svet, ['vymen'])
        elif klavesa == 'H':
            return (svet, ['hlas'])
        elif klavesa == 'J':
            return (svet, ['hlas_trumf'])
        elif klavesa == 'Z':
            return (svet, ['zavri'])
        elif klavesa == 'Enter':
            return (svet, ['skonci'])
    return svet


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik':
        if je_konec(svet.stav):
            return (svet, ['znovu'])
    return svet


def popis_stavu(svet, jmeno):
    souper = 'soupeř'
    for jine_jmeno in svet.jmena:
        if jine_jmeno != jmeno:
            souper = jine_jmeno
    stav = svet.stav
    if stav == 'odmitnut':
        return 'Nepustili tě ke stolu.'
    if je_konec(stav):
        if 'posledni' in stav:
            kolik = '1'
        elif '1' in stav:
            kolik = '1'
        elif '2' in stav:
            kolik = '2'
        else:
            kolik = '3'
        if je_vyhra(stav):
            return 'Výhra! Body: ' + kolik
        return 'Prohra. Body soupeře: ' + kolik
    if len(svet.jmena) < 2:
        return 'Kde je soupeř?'
    veta = ''
    if '!' in stav:
        veta = 'Barva se ctí. '
    if 'hlasi_trumf' in stav:
        veta += 'Trumfový pár na stůl!'
    elif 'hlasi' in stav:
        veta += 'Pár na stůl!'
    elif je_na_tahu(stav):
        veta += 'Hraješ ty.'
    elif stav == 'stych':
        veta += 'Štych!'
    elif 'slysi_trumf' in stav:
        veta += souper + ' má trumfový pár.'
    elif 'slysi' in stav:
        veta += souper + ' má pár.'
    else:
        veta += 'Hraje ' + souper + '.'
    return veta


def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = svet.ruka1
    body = svet.body1
    if ruka == [] or ruka[0] == RUB:
        ruka = svet.ruka2
        body = svet.body2
    if svet.stred == [] and body >= 66:
        return ['skonci']
    nejlepsi = None
    i = 0
    while i < len(ruka):
        karta = ruka[i]
        smi = True
        if svet.stav.startswith('hlasi'):
            par = 0
            j = 0
            while j < len(ruka):
                if ruka[j].barva == karta.barva and ruka[j].jmeno in ('kral', 'dama'):
                    par = par + 1
                j = j + 1
            smi = par == 2 and karta.jmeno in ('kral', 'dama')
            if (karta.barva == svet.trumf) != svet.stav.startswith('hlasi_trumf'):
                smi = False
        elif svet.stav.endswith('!') and svet.stred != [] and karta.barva != svet.stred[0].barva:
            j = 0
            while j < len(ruka):
                if ruka[j].barva == svet.stred[0].barva:
                    smi = False
                j = j + 1
        if smi:
            body_karty = karta.hodnota
            if svet.stred != []:
                vyssi = karta.barva == svet.stred[0].barva and karta.hodnota > svet.stred[0].hodnota
                prebiji = karta.barva == svet.trumf and svet.stred[0].barva != svet.trumf
                if vyssi or (prebiji and svet.stred[0].hodnota >= 10):
                    body_karty = body_karty - 30
            if karta.barva == svet.trumf:
                body_karty = body_karty + 12
            if nejlepsi is None or body_karty < nejlepsi[0]:
                nejlepsi = (body_karty, i)
        i = i + 1
    return ['vyloz', nejlepsi[1]]


"""patterns: what comes is told apart by match, and the sentences are of its own"""
from karty66 import RUB, Svet
from pravidla66 import dekoduj_vse, je_konec, je_na_tahu, je_vyhra, kdo_bere, ma_par


def novy_svet():
    prazdne = {jmeno: [] for jmeno in Svet._fields}
    cisla = dict.fromkeys(['body1', 'body2', 'vyhry1', 'vyhry2'], 0)
    return Svet(**{**prazdne, **cisla, 'stav': 'ceka', 'kdo_zavrel': 'h0', 'trumf': ''})


def pri_prijeti(svet, zprava):
    match zprava:
        case [_, _, _, _, _, _, _, _, _, _, _, _, _, _, _] if type(zprava) is list:
            novy = Svet._make(dekoduj_vse(slozka) for slozka in zprava)
            return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
    return svet


def pri_klavese(svet, klavesa):
    match klavesa:
        case 'S':
            return svet, ['serad']
        case _ if not je_na_tahu(svet.stav):
            return svet
        case '1' | '2' | '3' | '4' | '5' | '6':
            return svet, ['vyloz', '123456'.index(klavesa)]
        case 'T' | 'H' | 'J' | 'Z' | 'Enter':
            return svet, [dict(zip('THJZE', ['vymen', 'hlas', 'hlas_trumf', 'zavri', 'skonci']))[klavesa[0]]]
        case _:
            return svet


def pri_mysi(svet, x, y, udalost):
    match svet.stav, udalost:
        case stav, 'klik' if je_konec(stav):
            return svet, ['znovu']
        case _:
            return svet


def popis_stavu(svet, jmeno):
    druhy = ' '.join(kdo for kdo in svet.jmena if kdo != jmeno) or 'někdo'
    match svet.stav.rstrip('!').split('_'):
        case ['odmitnut']:
            return 'Tady už dva hrají.'
        case ['stych']:
            return 'Kdo to asi vezme?'
        case ['hraje']:
            veta = 'Jsi na řadě'
        case ['vzal']:
            veta = 'Vzal sis štych a jsi na řadě'
        case ['hlasi']:
            veta = 'Hlásíš dvacet a vynášíš z páru'
        case ['hlasi', 'trumf']:
            veta = 'Hlásíš třicet a vynášíš z trumfového páru'
        case ['ceka' | 'ztratil' | 'slysi' as co]:
            veta = {'ceka': 'Přemýšlí', 'ztratil': 'Vzal to a přemýšlí', 'slysi': 'Hlásí dvacet'}[co] + f' {druhy}'
        case ['slysi', 'trumf']:
            veta = f'Hlásí třicet {druhy}'
        case _:
            kolik = [cislice for cislice in svet.stav if cislice.isdigit()] or ['1']
            kdo = 'Vyhráváš' if je_vyhra(svet.stav) else 'Prohráváš'
            return f'{kdo}. Výherních bodů je za to {kolik[0]}.'
    return veta + ('. Barva se ctí.' if '!' in svet.stav else '.')


def zahraj(svet):
    match svet.stav.rstrip('!'):
        case 'hraje' | 'vzal' | 'hlasi' | 'hlasi_trumf' as stav:
            ruka = [karta for karta in (*svet.ruka1, *svet.ruka2) if karta != RUB]
        case _:
            return None
    pary = [barva for barva in dict.fromkeys(karta.barva for karta in ruka) if ma_par(ruka, barva)]
    match stav, svet.stred:
        case 'hlasi', _:
            karty = [karta for karta in ruka if karta.barva in pary and karta.barva != svet.trumf]
            karty = [karta for karta in karty if karta.jmeno in ('kral', 'dama')]
        case 'hlasi_trumf', _:
            karty = [karta for karta in ruka if karta.barva == svet.trumf and karta.jmeno in ('kral', 'dama')]
        case _, [vynesena] if svet.stav.endswith('!') and any(karta.barva == vynesena.barva for karta in ruka):
            karty = [karta for karta in ruka if karta.barva == vynesena.barva]
        case _, []:
            if (svet.body1 if svet.ruka1 == ruka else svet.body2) >= 66:
                return ['skonci']
            if pary:
                return ['hlas_trumf' if svet.trumf in pary else 'hlas']
            karty = ruka
        case _:
            karty = ruka
    berou = [karta for karta in karty if svet.stred and kdo_bere([svet.stred[0], karta], svet.trumf)]
    vyber = max(berou or karty, key=lambda karta: karta.hodnota * (1 if berou else -1))
    return ['vyloz', ruka.index(vyber)]
