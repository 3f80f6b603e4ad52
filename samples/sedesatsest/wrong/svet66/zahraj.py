"""level 450: plays always, whoever is on turn
says: None
"""
def zahraj(svet):
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    return ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 450: an empty message instead of None
says: None
"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return []
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    return ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 451: does not know that it is on turn when suits are followed"""
def zahraj(svet):
    if svet.stav not in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf'):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    return ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 451: the world beside the message, as pri_klavese does
says: zprávu
"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    return svet, ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 451: the card itself instead of its place"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    return ['vyloz', vyber_kartu(svet, dovolene_karty(svet, ruka))]


"""level 451: the place among the cards that may be laid"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    karty = dovolene_karty(svet, ruka)
    return ['vyloz', karty.index(vyber_kartu(svet, karty))]


"""level 451: always the hand of the first player"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    return ['vyloz', svet.ruka1.index(vyber_kartu(svet, dovolene_karty(svet, svet.ruka1)))]


"""level 451: any card at any time"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    return ['vyloz', 0]


"""level 451: after a pair also cards of the other kind of pair"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    return ['vyloz', ruka.index(vyber_kartu(svet, smi_vylozit(ruka, svet.stred, svet.stav)))]


"""level 451: announces again while it announces"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    if not svet.stred and ma_hlasku(svet.trumf, ruka):
        return ['hlas']
    return ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 451: announces over a card of the other player"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    if svet.stav.startswith(('hraje', 'vzal')) and ma_hlasku(svet.trumf, ruka):
        return ['hlas']
    return ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 451: swaps the nine whenever it has it"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    if svet.balicek and trumfova_devitka(svet.trumf, ruka):
        return ['vymen']
    return ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 451: closes what is closed"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    if not svet.stred and svet.body1 > 40:
        return ['zavri']
    return ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 451: stops over a card of the other player"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    if (svet.body1 if ruka == svet.ruka1 else svet.body2) >= 66:
        return ['skonci']
    return ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 451: only sorts its hand
says: serad
"""
def zahraj(svet):
    return ['serad'] if je_na_tahu(svet.stav) else None


"""level 451: sorts the hand of the world in place"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    moje = svet.ruka2 if RUB in svet.ruka1 or not svet.ruka1 else svet.ruka1
    puvodni = list(moje)
    moje.sort(key=lambda karta: karta.hodnota)
    return ['vyloz', puvodni.index(dovolene_karty(svet, moje)[0])]


"""level 452: the first card that may be laid, and nothing else"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    return ['vyloz', ruka.index(dovolene_karty(svet, ruka)[0])]


"""level 452: stops as soon as it can"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    if not svet.stred:
        return ['skonci']
    return ['vyloz', ruka.index(vyber_kartu(svet, dovolene_karty(svet, ruka)))]


"""level 452: closes the deck in its first move"""
def zahraj(svet):
    if not je_na_tahu(svet.stav):
        return None
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    if not svet.stred and svet.kdo_zavrel == 'h0' and svet.balicek:
        return ['zavri']
    return ['vyloz', ruka.index(dovolene_karty(svet, ruka)[0])]
