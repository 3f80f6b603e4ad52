"""level 291: the points of the last game stay"""
znovu_spravne = znovu

def znovu(vesmir):
    return znovu_spravne(vesmir)._replace(body1=vesmir.body1, body2=vesmir.body2)


"""level 291: the tricks stay"""
znovu_spravne = znovu

def znovu(vesmir):
    return znovu_spravne(vesmir)._replace(stychy1=vesmir.stychy1, stychy2=vesmir.stychy2)


"""level 291: the trump suit stays"""
znovu_spravne = znovu

def znovu(vesmir):
    return znovu_spravne(vesmir)._replace(trumf=vesmir.trumf)


"""level 291: returns the finished game"""
def znovu(vesmir):
    return vesmir


"""level 291: puts the same deck on the table again"""
znovu_spravne = znovu
ZNOVU = []

def znovu(vesmir):
    novy = znovu_spravne(vesmir)
    if not ZNOVU:
        ZNOVU.append(novy)
    return novy._replace(ruka1=ZNOVU[0].ruka1, ruka2=ZNOVU[0].ruka2, balicek=ZNOVU[0].balicek, trumf=ZNOVU[0].trumf)


"""level 291: the deck stays closed"""
znovu_spravne = znovu

def znovu(vesmir):
    return znovu_spravne(vesmir)._replace(kdo_zavrel=vesmir.kdo_zavrel)


"""level 292: the game points begin from zero"""
znovu_spravne = znovu

def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(vyhry1=0, vyhry2=0)


"""level 292: the names are lost"""
znovu_spravne = znovu

def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(jmena=[])


"""level 292: nobody is connected any more"""
znovu_spravne = znovu

def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(svety=[])


"""level 292: the game points are swapped"""
znovu_spravne = znovu

def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(vyhry1=vesmir.vyhry2, vyhry2=vesmir.vyhry1)


"""level 292: the winner becomes the first player"""
znovu_spravne = znovu

def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(jmena=vesmir.jmena[::-1])


"""level 293: a victory with z_ is not known for one"""
znovu_spravne = znovu

def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    if vesmir.stavy[0].startswith('vyhra'):
        return znovu_spravne(vesmir)._replace(stavy=['hraje', 'ceka'])
    return znovu_spravne(vesmir)._replace(stavy=['ceka', 'hraje'])


"""level 293: the first player always begins"""
znovu_spravne = znovu

def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(stavy=['hraje', 'ceka'])


"""level 293: the loser begins"""
znovu_spravne = znovu

def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    novy = znovu_spravne(vesmir)
    return novy._replace(stavy=[novy.stavy[1], novy.stavy[0]])


"""level 293: whoever has more game points begins"""
znovu_spravne = znovu

def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    if vesmir.vyhry1 > vesmir.vyhry2:
        return znovu_spravne(vesmir)._replace(stavy=['hraje', 'ceka'])
    return znovu_spravne(vesmir)._replace(stavy=['ceka', 'hraje'])


"""level 294: deals anew in the middle of a game"""
def znovu(vesmir):
    vitez = 1 if je_vyhra(vesmir.stavy[0]) else 2
    novy = novy_vesmir()._replace(vyhry1=vesmir.vyhry1, vyhry2=vesmir.vyhry2, jmena=vesmir.jmena, svety=vesmir.svety)
    return se_stavy(novy, vitez, 'hraje', 'ceka')


"""level 294: empties the very lists it was given"""
znovu_spravne = znovu

def znovu(vesmir):
    novy = znovu_spravne(vesmir)
    if novy != vesmir:
        vesmir.stychy1.clear()
        vesmir.stychy2.clear()
    return novy


"""level 294: in the middle of a game it gives None"""
znovu_spravne = znovu

def znovu(vesmir):
    if je_konec(vesmir.stavy[0]):
        return znovu_spravne(vesmir)


"""level 294: a trick on the table counts as an end"""
def znovu(vesmir):
    if je_na_tahu(vesmir.stavy[0]) or je_na_tahu(vesmir.stavy[1]):
        return vesmir
    vitez = 1 if je_vyhra(vesmir.stavy[0]) else 2
    novy = novy_vesmir()._replace(vyhry1=vesmir.vyhry1, vyhry2=vesmir.vyhry2, jmena=vesmir.jmena, svety=vesmir.svety)
    return se_stavy(novy, vitez, 'hraje', 'ceka')
