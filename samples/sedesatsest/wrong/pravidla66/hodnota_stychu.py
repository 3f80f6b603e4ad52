"""level 111: equal values count once"""
def hodnota_stychu(stych):
    return sum({karta.hodnota for karta in stych})


"""level 111: adds the order"""
def hodnota_stychu(stych):
    return sum(karta.razeni for karta in stych)


"""level 111: takes the cards out"""
def hodnota_stychu(stych):
    soucet = 0
    while stych:
        soucet += stych.pop().hodnota
    return soucet


"""level 111: only the first card"""
def hodnota_stychu(stych):
    for karta in stych:
        return karta.hodnota


"""level 111: ten and nine by their names"""
def hodnota_stychu(stych):
    return sum(int(karta.jmeno) if karta.jmeno.isdigit() else karta.hodnota for karta in stych)


"""level 111: prints the sum
says: return
"""
def hodnota_stychu(stych):
    print(stych[0].hodnota + stych[1].hodnota)


"""level 111: the sum begins anew with each card"""
def hodnota_stychu(stych):
    for karta in stych:
        soucet = 0
        soucet += karta.hodnota
    return soucet
