"""level 331: the cards of the one who left are put away"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return odpojeni_spravne(vesmir, jmeno)
    return odpojeni_spravne(s_rukou(vesmir, cislo_hrace(vesmir, jmeno), []), jmeno)


"""level 331: drops the one who is gone"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    if jmeno in vesmir.svety:
        return Balik(balik.vesmir, balik.posty, [jmeno])
    return balik


"""level 331: removes the name from the very list it was given"""
def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    vesmir.svety.remove(jmeno)
    return Balik(vesmir, rozesli(vesmir), [])


"""level 331: crashes when the last one leaves"""
def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    novy = vesmir._replace(svety=[svet for svet in vesmir.svety if svet != jmeno])
    zbyl = novy.svety[0]
    return Balik(novy, [(zbyl, zakoduj_vse(pohled(novy, cislo_hrace(novy, zbyl))))], [])


"""level 331: also the one who left is written to"""
def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    novy = vesmir._replace(svety=[svet for svet in vesmir.svety if svet != jmeno])
    moje = (jmeno, zakoduj_vse(pohled(novy, cislo_hrace(novy, jmeno))))
    return Balik(novy, rozesli(novy) + [moje], [])


"""level 331: the name is lost, and with it the place"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    jmena = [kdo for kdo in vesmir.jmena if kdo != jmeno]
    return Balik(balik.vesmir._replace(jmena=jmena), balik.posty, [])


"""level 331: the one who remains is not told"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    return Balik(odpojeni_spravne(vesmir, jmeno).vesmir, [], [])


"""level 331: the view is from before: the other one plays on"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    return Balik(balik.vesmir, [posta for posta in rozesli(vesmir) if posta[0] != jmeno and balik.posty], [])


"""level 331: returns the universe without mails"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    return odpojeni_spravne(vesmir, jmeno).vesmir


"""level 331: the one who remains wins"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return odpojeni_spravne(vesmir, jmeno)
    vitez = souper(cislo_hrace(vesmir, jmeno))
    return odpojeni_spravne(se_stavy(s_vyhrou(vesmir, vitez, 3), vitez, 'vyhra3f', 'prohra3f'), jmeno)


"""level 331: the game starts over"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return odpojeni_spravne(vesmir, jmeno)
    return odpojeni_spravne(novy_vesmir()._replace(jmena=vesmir.jmena, svety=vesmir.svety), jmeno)


"""level 331: the one who left stays among the connected"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    return Balik(vesmir, balik.posty, [])


"""level 331: both wait for good
says: dál tam, kde přestal
"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    if balik.posty and not je_konec(vesmir.stavy[0]):
        return Balik(balik.vesmir._replace(stavy=['ceka', 'ceka']), balik.posty, [])
    return balik


"""level 333: whoever is refused while one is away gets no message"""
odmitni_spravne = odmitni

def odmitni(vesmir, jmeno):
    balik = odmitni_spravne(vesmir, jmeno)
    return balik if len(vesmir.svety) == 2 or jmeno in vesmir.svety else Balik(vesmir, [], [jmeno])


"""level 334: crashes on a name that is not connected"""
def pri_odpojeni(vesmir, jmeno):
    svety = list(vesmir.svety)
    svety.remove(jmeno)
    novy = vesmir._replace(svety=svety)
    return Balik(novy, rozesli(novy), [])


"""level 334: drops a stranger"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    balik = odpojeni_spravne(vesmir, jmeno)
    if jmeno in vesmir.svety:
        return balik
    return Balik(vesmir, [], [jmeno])


"""level 334: gives None for a stranger"""
odpojeni_spravne = pri_odpojeni

def pri_odpojeni(vesmir, jmeno):
    if jmeno in vesmir.svety:
        return odpojeni_spravne(vesmir, jmeno)


"""level 334: when a stranger leaves, everybody is told"""
def pri_odpojeni(vesmir, jmeno):
    novy = vesmir._replace(svety=[svet for svet in vesmir.svety if svet != jmeno])
    return Balik(novy, rozesli(novy), [])


"""level 510: compares words with `is`: true only while nobody sends them as text"""
VYLOZ = 'vyloz'
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'vyloz' and zprava[0] is not VYLOZ:
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)


"""level 510: keeps moves in a dictionary whose words are compared with `is`"""
def proved(vesmir, hrac, zprava):
    if len(vesmir.svety) < 2 and zprava[0] != 'serad':
        return vesmir
    slovo = zprava[0]
    if slovo == 'vyloz':
        return vyloz(vesmir, hrac, zprava[1])
    bez_hrace = [('rozhodni', rozhodni_stych), ('znovu', znovu)]
    for jmeno, tah in bez_hrace:
        if jmeno is slovo:
            return tah(vesmir)
    tahy = {
        'serad': serad_ruku,
        'vymen': vymen_trumf,
        'hlas': hlas,
        'hlas_trumf': hlas_trumf,
        'zavri': zavri,
        'skonci': skonci,
    }
    return tahy[slovo](vesmir, hrac) if slovo in tahy else vesmir
