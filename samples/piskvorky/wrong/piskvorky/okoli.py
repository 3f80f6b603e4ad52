"""level 60: knows no direction"""
def okoli(plan, pozice):
    return plan[pozice[0]][max(0, pozice[1] - 4) : pozice[1] + 5]


"""level 61: first forwards, then backwards"""
def okoli(plan, pozice, smer):
    policka = [plan[pozice[0]][pozice[1]]]
    for krok in [1, 2, 3, 4, -1, -2, -3, -4]:
        rada = pozice[0] + krok * smer[0]
        sloupec = pozice[1] + krok * smer[1]
        if 0 <= rada <= 8 and 0 <= sloupec <= 8:
            policka.append(plan[rada][sloupec])
    return policka


"""level 61: stops one step too early"""
def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 4):
        rada = pozice[0] + krok * smer[0]
        sloupec = pozice[1] + krok * smer[1]
        if 0 <= rada <= 8 and 0 <= sloupec <= 8:
            policka.append(plan[rada][sloupec])
    return policka


"""level 62: the first cell off the board ends the loop, even when the board is yet to come"""
def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        rada = pozice[0] + krok * smer[0]
        sloupec = pozice[1] + krok * smer[1]
        if rada >= 0 and sloupec >= 0:
            try:
                policka.append(plan[rada][sloupec])
            except IndexError:
                break
    return policka


"""level 62: IndexError at the edge"""
def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        policka.append(plan[pozice[0] + krok * smer[0]][pozice[1] + krok * smer[1]])
    return policka


"""level 62: ends at the first cell that is not on the plan"""
def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        rada = pozice[0] + krok * smer[0]
        sloupec = pozice[1] + krok * smer[1]
        if rada < 0 or rada > 8 or sloupec < 0 or sloupec > 8:
            break
        policka.append(plan[rada][sloupec])
    return policka


"""level 62: negative indexes wrap around"""
def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        try:
            policka.append(plan[pozice[0] + krok * smer[0]][pozice[1] + krok * smer[1]])
        except IndexError:
            pass
    return policka
