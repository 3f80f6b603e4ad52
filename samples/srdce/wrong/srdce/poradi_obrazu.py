"""level 21: returns pairs, not a dictionary
says: Má to být slovník (dict), ale je to seznam (list).
"""
def poradi_obrazu():
    return list(zip(OBRAZY, range(13)))


"""level 21: counts from one"""
def poradi_obrazu():
    poradi = {}
    cislo = 1
    for obraz in OBRAZY:
        poradi[obraz] = cislo
        cislo += 1
    return poradi


"""level 21: all keys are strings"""
def poradi_obrazu():
    poradi = {}
    for obraz in OBRAZY:
        poradi[str(obraz)] = OBRAZY.index(obraz)
    return poradi


"""level 21: order is the key and rank the value"""
def poradi_obrazu():
    poradi = {}
    for i in range(13):
        poradi[i] = OBRAZY[i]
    return poradi


"""level 21: takes the ranks out of the list, so it works only once"""
poradi_spravne = poradi_obrazu
PORADI_OBRAZU = poradi_spravne()

def poradi_obrazu():
    poradi = {}
    while OBRAZY:
        poradi[OBRAZY[0]] = len(poradi)
        OBRAZY.pop(0)
    return poradi


"""level 21: turns the list of all around, so that every second call is wrong
says: Druhé zavolání má vrátit totéž co první.
"""
poradi_spravne = poradi_obrazu
PORADI_OBRAZU = poradi_spravne()

def poradi_obrazu():
    OBRAZY.reverse()
    return {obraz: 12 - misto for misto, obraz in enumerate(OBRAZY)}
