"""level 41: whoever holds a two"""
def zacina(hraci):
    for jmeno in hraci:
        for karta in hraci[jmeno]['ruka']:
            if karta[1] == 2:
                return jmeno
    return None


"""level 41: gives up after the first player"""
def zacina(hraci):
    for jmeno in hraci:
        if ('Kr', 2) in hraci[jmeno]['ruka']:
            return jmeno
        else:
            return None


"""level 41: the first player when nobody has the card"""
def zacina(hraci):
    zacinajici = HRACI[0]
    for jmeno in hraci:
        if ('Kr', 2) in hraci[jmeno]['ruka']:
            zacinajici = jmeno
    return zacinajici


"""level 41: goes through HRACI, not through the players it was given"""
def zacina(hraci):
    for jmeno in HRACI:
        if ('Kr', 2) in hraci[jmeno]['ruka']:
            return jmeno
    return None


"""level 41: takes the two of clubs out of the hand"""
def zacina(hraci):
    for jmeno in hraci:
        if ('Kr', 2) in hraci[jmeno]['ruka']:
            hraci[jmeno]['ruka'].remove(('Kr', 2))
            return jmeno
    return None


"""level 41: looks for the string 2"""
def zacina(hraci):
    for jmeno in hraci:
        if ('Kr', '2') in hraci[jmeno]['ruka']:
            return jmeno


"""level 41: remembers who began last time"""
zacinajici = None

def zacina(hraci):
    global zacinajici
    for jmeno in hraci:
        if ('Kr', 2) in hraci[jmeno]['ruka']:
            zacinajici = jmeno
    return zacinajici
