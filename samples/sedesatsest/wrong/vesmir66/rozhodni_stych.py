"""level 231: takes the number of the card for the player"""
def kdo_vzal(vesmir):
    return kdo_bere(vesmir.stred, vesmir.trumf) + 1


"""level 231: the cards stay in the middle"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    return rozhodni_spravne(vesmir)._replace(stred=vesmir.stred)


"""level 231: takes the one who laid last for the one who led"""
def kdo_vzal(vesmir):
    vynesl = 1 if vesmir.stav == 'h1' else 2
    if kdo_bere(vesmir.stred, vesmir.trumf) == 0:
        return vynesl
    return souper(vynesl)


"""level 231: whoever laid last takes the trick"""
def kdo_vzal(vesmir):
    return 1 if vesmir.stav == 'h1' else 2


"""level 231: the last trick is not written down"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    return rozhodni_spravne(vesmir)._replace(posledni_stych=vesmir.posledni_stych)


"""level 231: whoever led takes the trick"""
def kdo_vzal(vesmir):
    return 2 if vesmir.stav == 'h1' else 1


"""level 231: the points of the trick replace those before"""
def se_stychem(vesmir, hrac, stych):
    if hrac == 1:
        return vesmir._replace(stychy1=vesmir.stychy1 + [stych], body1=hodnota_stychu(stych))
    return vesmir._replace(stychy2=vesmir.stychy2 + [stych], body2=hodnota_stychu(stych))


"""level 231: the points go to the other player"""
def se_stychem(vesmir, hrac, stych):
    if hrac == 1:
        return vesmir._replace(stychy1=vesmir.stychy1 + [stych], body2=vesmir.body2 + hodnota_stychu(stych))
    return vesmir._replace(stychy2=vesmir.stychy2 + [stych], body1=vesmir.body1 + hodnota_stychu(stych))


"""level 231: the tricks are one heap of cards"""
def se_stychem(vesmir, hrac, stych):
    if hrac == 1:
        return vesmir._replace(stychy1=vesmir.stychy1 + stych, body1=vesmir.body1 + hodnota_stychu(stych))
    return vesmir._replace(stychy2=vesmir.stychy2 + stych, body2=vesmir.body2 + hodnota_stychu(stych))


"""level 231: only the last trick is kept"""
def se_stychem(vesmir, hrac, stych):
    if hrac == 1:
        return vesmir._replace(stychy1=[stych], body1=vesmir.body1 + hodnota_stychu(stych))
    return vesmir._replace(stychy2=[stych], body2=vesmir.body2 + hodnota_stychu(stych))


"""level 231: the trick brings no points"""
def se_stychem(vesmir, hrac, stych):
    if hrac == 1:
        return vesmir._replace(stychy1=vesmir.stychy1 + [stych])
    return vesmir._replace(stychy2=vesmir.stychy2 + [stych])


"""level 231: a trick worth nothing is not put down"""
se_stychem_spravne = se_stychem

def se_stychem(vesmir, hrac, stych):
    if hodnota_stychu(stych) == 0:
        return vesmir
    return se_stychem_spravne(vesmir, hrac, stych)


"""level 232: the drawn cards also stay in the deck"""
def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[-1]])
    return s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek[-2]])


"""level 232: the first player always draws first"""
def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(
        ruka1=vesmir.ruka1 + [vesmir.balicek[-1]],
        ruka2=vesmir.ruka2 + [vesmir.balicek[-2]],
        balicek=vesmir.balicek[:-2],
    )


"""level 232: draws from the beginning of the deck"""
def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[0]])
    novy = s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek[1]])
    return novy._replace(balicek=vesmir.balicek[2:])


"""level 232: the loser of the trick draws first"""
def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[-2]])
    novy = s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek[-1]])
    return novy._replace(balicek=vesmir.balicek[:-2])


"""level 232: only the taker draws"""
def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[-1]])
    return novy._replace(balicek=vesmir.balicek[:-1])


"""level 232: both draw the same card"""
def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(
        ruka1=vesmir.ruka1 + [vesmir.balicek[-1]],
        ruka2=vesmir.ruka2 + [vesmir.balicek[-1]],
        balicek=vesmir.balicek[:-2],
    )


"""level 232: the drawn card comes first in the hand"""
def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, [vesmir.balicek[-1]] + ruka_hrace(vesmir, prvni))
    novy = s_rukou(novy, druhy, [vesmir.balicek[-2]] + ruka_hrace(vesmir, druhy))
    return novy._replace(balicek=vesmir.balicek[:-2])


"""level 233: the first player leads after every trick"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if len(vesmir.stred) == 2 and not je_konec(novy.stavy[0]):
        return novy._replace(stavy=['vzal' + vykricnik(novy), 'ztratil' + vykricnik(novy)])
    return novy


"""level 233: the states are those of an ordinary turn"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    stavy = [stav.replace('vzal', 'hraje').replace('ztratil', 'ceka') for stav in novy.stavy]
    return novy._replace(stavy=stavy)


"""level 233: both keep the state of a trick"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if je_konec(novy.stavy[0]):
        return novy
    return novy._replace(stavy=vesmir.stavy)


"""level 233: the taker waits and the loser leads"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if len(vesmir.stred) == 2 and not je_konec(novy.stavy[0]):
        return novy._replace(stavy=[novy.stavy[1], novy.stavy[0]])
    return novy


"""level 234: the last two cards are not drawn"""
dober_spravne = dober

def dober(vesmir, prvni):
    if len(vesmir.balicek) <= 2:
        return vesmir
    return dober_spravne(vesmir, prvni)


"""level 234: with two cards left the taker gets the open one, as in the source"""
dober_spravne = dober

def dober(vesmir, prvni):
    if len(vesmir.balicek) == 2 and not je_zavreno(vesmir):
        return dober_spravne(vesmir, souper(prvni))
    return dober_spravne(vesmir, prvni)


"""level 234: the game ends when the deck is empty"""
def rozhodni_stych(vesmir):
    if len(vesmir.stred) != 2:
        return vesmir
    vitez = kdo_vzal(vesmir)
    novy = se_stychem(vesmir, vitez, vesmir.stred)._replace(stred=[], posledni_stych=vesmir.stred)
    novy = dober(novy, vitez)
    if not novy.balicek:
        return dohraj(novy, vitez)
    return se_stavy(novy, vitez, 'vzal' + vykricnik(novy), 'ztratil' + vykricnik(novy))


"""level 234: only the taker gets the mark"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    return novy._replace(stavy=[stav.replace('ztratil!', 'ztratil') for stav in novy.stavy])


"""level 234: the mark comes a trick late: asks the deck before drawing"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if vesmir.balicek and not je_zavreno(vesmir):
        return novy._replace(stavy=[stav.removesuffix('!') for stav in novy.stavy])
    return novy


"""level 234: the mark comes while two cards are left"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if len(novy.balicek) == 2 and len(vesmir.stred) == 2 and not je_zavreno(vesmir):
        return novy._replace(stavy=[stav + '!' for stav in novy.stavy])
    return novy


"""level 235: only the first player's closing counts"""
dober_spravne = dober

def dober(vesmir, prvni):
    if vesmir.kdo_zavrel == 'h2':
        return dober_spravne(vesmir._replace(kdo_zavrel='h0'), prvni)._replace(kdo_zavrel='h2')
    return dober_spravne(vesmir, prvni)


"""level 235: crashes when there is nothing to draw"""
def dober(vesmir, prvni):
    if je_zavreno(vesmir):
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[-1]])
    novy = s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek[-2]])
    return novy._replace(balicek=vesmir.balicek[:-2])


"""level 235: draws also when the deck is closed"""
def dober(vesmir, prvni):
    if not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[-1]])
    novy = s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek[-2]])
    return novy._replace(balicek=vesmir.balicek[:-2])


"""level 235: a closed deck disappears"""
dober_spravne = dober

def dober(vesmir, prvni):
    if je_zavreno(vesmir):
        return vesmir._replace(balicek=[])
    return dober_spravne(vesmir, prvni)


"""level 235: no mark after a trick when the deck is closed"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    if je_zavreno(vesmir) and novy.balicek:
        return novy._replace(stavy=[stav.removesuffix('!') for stav in novy.stavy])
    return novy


"""level 236: as many game points as for stopping"""
def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    druhy = souper(vitez)
    za_kolik = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy)) + 1
    return se_stavy(s_vyhrou(vesmir, vitez, za_kolik), vitez, 'vyhra_posledni', 'prohra_posledni')


"""level 236: the one who lost the last trick wins"""
def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    novy = s_vyhrou(vesmir, souper(vitez), 1)
    return se_stavy(novy, vitez, 'prohra_posledni', 'vyhra_posledni')


"""level 236: at the end more points win"""
def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    lepsi = 1 if vesmir.body1 > vesmir.body2 else 2
    return se_stavy(s_vyhrou(vesmir, lepsi, 1), lepsi, 'vyhra_posledni', 'prohra_posledni')


"""level 236: without 66 points nobody wins the last trick"""
def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    return posud(vesmir, vitez, '')


"""level 236: forgets the game points from before"""
def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    novy = vesmir._replace(vyhry1=1) if vitez == 1 else vesmir._replace(vyhry2=1)
    return se_stavy(novy, vitez, 'vyhra_posledni', 'prohra_posledni')


"""level 236: the last trick brings no game point"""
def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    return se_stavy(vesmir, vitez, 'vyhra_posledni', 'prohra_posledni')


"""level 236: the game goes on with empty hands"""
def dohraj(vesmir, vitez):
    return se_stavy(vesmir, vitez, 'vzal!', 'ztratil!')


"""level 236: ten points more for the last trick"""
dohraj_spravne = dohraj

def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return dohraj_spravne(vesmir, vitez)
    return dohraj_spravne(s_body(vesmir, vitez, 10), vitez)


"""level 237: appends to the very list of tricks it was given"""
def se_stychem(vesmir, hrac, stych):
    stychy_hrace(vesmir, hrac).append(stych)
    return s_body(vesmir, hrac, hodnota_stychu(stych))


"""level 237: crashes when there are not two cards"""
def rozhodni_stych(vesmir):
    vitez = kdo_vzal(vesmir)
    novy = se_stychem(vesmir, vitez, vesmir.stred)
    novy = dober(novy._replace(stred=[], posledni_stych=vesmir.stred), vitez)
    if not novy.ruka1 and not novy.ruka2:
        return dohraj(novy, vitez)
    return se_stavy(novy, vitez, 'vzal' + vykricnik(novy), 'ztratil' + vykricnik(novy))


"""level 237: gives None when there is nothing to decide"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    if len(vesmir.stred) == 2:
        return rozhodni_spravne(vesmir)


"""level 237: only the empty middle is not decided"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    if len(vesmir.stred) == 1:
        return rozhodni_spravne(vesmir._replace(stred=vesmir.stred * 2))
    return rozhodni_spravne(vesmir)


"""level 237: draws from the very deck it was given"""
def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek.pop()])
    return s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek.pop()])


"""level 237: rewrites the very list of states at the end of the game"""
dohraj_spravne = dohraj

def dohraj(vesmir, vitez):
    konec = dohraj_spravne(vesmir, vitez)
    vesmir.stavy[:] = konec.stavy
    return konec


"""level 500: counts the tricks in a global variable that no new game resets"""
rozhodni_spravne = rozhodni_stych
POCET = [0]

def rozhodni_stych(vesmir):
    if len(vesmir.stred) == 2:
        POCET[0] += 1
    novy = rozhodni_spravne(vesmir)
    if POCET[0] > 12 and not je_konec(novy.stavy[0]):
        return dohraj(novy, kdo_vzal(vesmir)) if len(vesmir.stred) == 2 else novy
    return novy


"""level 234: reads trumps from the deck, also when that is empty"""
rozhodni_spravne = rozhodni_stych

def rozhodni_stych(vesmir):
    novy = rozhodni_spravne(vesmir)
    return vesmir if novy == vesmir else novy._replace(trumf=novy.balicek[0].barva if novy.balicek else '')
