"""level 80: asks for the bet itself"""
zmena_z_textu = zmen_sazku

def zmen_sazku(hra):
    return zmena_z_textu(hra, input('Sázka: '))


"""level 81: changes the game it was given"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if not 0 <= sazka < float('inf'):
        sazka = 0.0
    hra['sazka'] = min(sazka, hra['penize'])
    return hra


"""level 81: keeps the text
says: float
"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    nova = dict(hra)
    nova['sazka'] = text
    return nova


"""level 81: does not know the decimal comma"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    nova = dict(hra)
    nova['sazka'] = max(0.0, min(float(text), hra['penize']))
    return nova


"""level 81: reads whole numbers only"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    if text.isdigit():
        sazka = float(text)
    else:
        sazka = 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}


"""level 82: the bet can be changed with the cards on the table, as in the original"""
def zmen_sazku(hra, text):
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if not 0 <= sazka < float('inf'):
        sazka = 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}


"""level 82: a negative bet, so that one wins by losing"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}


"""level 82: max(0, …) makes a whole number of a negative bet
says: float
"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    return {**hra, 'sazka': max(0, min(sazka, hra['penize']))}


"""level 82: the bet may be more than the money"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = max(0.0, float(text.replace(',', '.')))
    except ValueError:
        sazka = 0.0
    return {**hra, 'sazka': sazka}


"""level 83: inf means all the money"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if sazka != sazka:
        sazka = 0.0
    return {**hra, 'sazka': max(0.0, min(sazka, hra['penize']))}


"""level 83: only the three letters of inf are refused, not the whole word"""
def precti_cislo(text):
    if text.lower() in ('nan', 'inf', '-inf', '-nan'):
        return 0.0
    try:
        return float(text.replace(',', '.'))
    except ValueError:
        return 0.0


"""level 83: nan is taken for a number"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if sazka == float('inf') or sazka < 0:
        sazka = 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}


"""level 83: nonsense leaves the bet as it was"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        return dict(hra)
    return {**hra, 'sazka': max(0.0, min(sazka, hra['penize']))}


"""level 83: a word is a ValueError"""
def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    sazka = float(text.replace(',', '.'))
    return {**hra, 'sazka': min(max(0.0, sazka), hra['penize'])}


"""level 83: what is not a digit is left out"""
zmen_sazku_cislem = zmen_sazku

def zmen_sazku(hra, text):
    if ' ' in text:
        text = text.replace(' ', '').removesuffix('Kč')
    return zmen_sazku_cislem(hra, text)


"""level 81: the bet is rounded to two decimal places"""
zmena_bez_zaokrouhleni = zmen_sazku

def zmen_sazku(hra, text):
    nova = zmena_bez_zaokrouhleni(hra, text)
    nova['sazka'] = round(nova['sazka'], 2)
    return nova


"""level 82: refuses without a word
says: beze slova
"""
zmena_se_slovy = zmen_sazku

def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError
    return zmena_se_slovy(hra, text)
