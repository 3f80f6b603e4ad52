"""level 71: the first nine"""
def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.jmeno == '9':
            return karta
    return None


"""level 71: a list with the card"""
def trumfova_devitka(trumf, ruka):
    return [karta for karta in ruka if karta.barva == trumf and karta.jmeno == '9']


"""level 71: the first card decides"""
def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.jmeno == '9':
            return karta
        else:
            return None


"""level 71: compares the name with a number"""
def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.jmeno == 9:
            return karta
    return None


"""level 71: its place instead of the card"""
def trumfova_devitka(trumf, ruka):
    for poradi, karta in enumerate(ruka):
        if karta.barva == trumf and karta.jmeno == '9':
            return poradi
    return None


"""level 71: takes the card out of the hand"""
def trumfova_devitka(trumf, ruka):
    for poradi, karta in enumerate(ruka):
        if karta.barva == trumf and karta.jmeno == '9':
            return ruka.pop(poradi)
    return None


"""level 71: True instead of the card"""
def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.jmeno == '9':
            return True
    return None


"""level 71: looks for the value 9"""
def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.hodnota == 9:
            return karta
    return None


"""level 72: the lowest trump, whatever it is"""
def trumfova_devitka(trumf, ruka):
    trumfy = [karta for karta in ruka if karta.barva == trumf]
    return min(trumfy, key=lambda karta: karta.hodnota) if trumfy else None


"""level 72: relies on it being there
says: IndexError
"""
def trumfova_devitka(trumf, ruka):
    return [karta for karta in ruka if karta.barva == trumf and karta.jmeno == '9'][0]


"""level 72: False instead of None"""
def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.jmeno == '9':
            return karta
    return False


"""level 72: gives the trump nine even to who does not have it"""
def trumfova_devitka(trumf, ruka):
    return [karta for karta in VSECHNY_KARTY if karta.barva == trumf and karta.jmeno == '9'][0]
