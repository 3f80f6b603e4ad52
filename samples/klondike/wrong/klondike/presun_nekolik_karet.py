"""level 60: asks for the number of cards inside the function"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam):
    pocet = int(input('Kolik karet? '))
    sloupec_kam.extend(sloupec_odkud[-pocet:])
    del sloupec_odkud[-pocet:]


"""level 61: appends the list of cards as one item"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    zbytek = len(sloupec_odkud) - pocet
    sloupec_kam.append(sloupec_odkud[zbytek:])
    del sloupec_odkud[zbytek:]


"""level 61: asks for the number although it was given"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    pocet = int(input('Kolik karet? '))
    if pocet > 0:
        sloupec_kam.extend(sloupec_odkud[-pocet:])
        del sloupec_odkud[-pocet:]


"""level 61: the cards stay in the first column too"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    zbytek = len(sloupec_odkud) - pocet
    sloupec_kam += sloupec_odkud[zbytek:]


"""level 61: takes the cards from the bottom"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    for i in range(pocet):
        sloupec_kam.append(sloupec_odkud.pop(0))


"""level 61: list[-0:] on count 0 moves everything"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    sloupec_kam.extend(sloupec_odkud[-pocet:])
    del sloupec_odkud[-pocet:]


"""level 61: moves one card less"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    presouvane = []
    for i in range(1, pocet):
        presouvane.insert(0, sloupec_odkud.pop())
    sloupec_kam.extend(presouvane)


"""level 61: assigns to the parameter, so the first column stays as it was"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    zbytek = len(sloupec_odkud) - pocet
    sloupec_kam.extend(sloupec_odkud[zbytek:])
    sloupec_odkud = sloupec_odkud[:zbytek]


"""level 61: moved cards reversed"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    for i in range(pocet):
        sloupec_kam.append(sloupec_odkud.pop())


"""level 61: turns the moved cards face up"""
def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    zbytek = len(sloupec_odkud) - pocet
    for hodnota, barva, _ in sloupec_odkud[zbytek:]:
        sloupec_kam.append((hodnota, barva, True))
    del sloupec_odkud[zbytek:]


"""level 61: a list outside the function keeps the cards that were moved before"""
presouvane = []

def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    for i in range(pocet):
        presouvane.insert(0, sloupec_odkud.pop())
    sloupec_kam.extend(presouvane)
