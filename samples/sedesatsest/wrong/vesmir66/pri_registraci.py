"""level 311: the message is a list, but its cards are not coded"""
def rozesli(vesmir):
    return [(jmeno, list(pohled(vesmir, cislo_hrace(vesmir, jmeno)))) for jmeno in vesmir.svety]


"""level 311: deals again for each who comes"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if len(vesmir.jmena) < 2:
        vesmir = novy_vesmir()._replace(jmena=vesmir.jmena, svety=vesmir.svety)
    return registrace_spravne(vesmir, jmeno)


"""level 311: the mails are a dictionary"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    return Balik(balik.vesmir, dict(balik.posty), balik.odpojit)


"""level 311: the cards are coded, but the message is a tuple"""
def rozesli(vesmir):
    return [(jmeno, tuple(zakoduj_vse(pohled(vesmir, cislo_hrace(vesmir, jmeno))))) for jmeno in vesmir.svety]


"""level 311: the mail is not a pair but name and message one after the other"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    posty = []
    for komu, zprava in balik.posty:
        posty += [komu, zprava]
    return Balik(balik.vesmir, posty, balik.odpojit)


"""level 311: sends nothing"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    return Balik(balik.vesmir, [], balik.odpojit)


"""level 311: the name is written down, but not as connected"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    return Balik(balik.vesmir._replace(svety=vesmir.svety), balik.posty, balik.odpojit)


"""level 311: returns the universe without mails"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    return registrace_spravne(vesmir, jmeno).vesmir


"""level 311: a tuple, not a Balik"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    return tuple(registrace_spravne(vesmir, jmeno))


"""level 311: sends the view as it is"""
def rozesli(vesmir):
    return [(jmeno, pohled(vesmir, cislo_hrace(vesmir, jmeno))) for jmeno in vesmir.svety]


"""level 311: sends the whole universe with all cards"""
def rozesli(vesmir):
    return [(jmeno, zakoduj_vse(vesmir)) for jmeno in vesmir.svety]


"""level 311: connected, but not among the names"""
def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or len(vesmir.svety) == 2:
        return odmitni(vesmir, jmeno)
    novy = vesmir._replace(svety=vesmir.svety + [jmeno])
    hrac = len(novy.svety)
    return Balik(novy, [(jmeno, zakoduj_vse(pohled(novy, hrac)))], [])


"""level 312: the new one becomes the first player"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.jmena or len(vesmir.jmena) == 2:
        return registrace_spravne(vesmir, jmeno)
    novy = vesmir._replace(jmena=[jmeno] + vesmir.jmena, svety=vesmir.svety + [jmeno])
    return Balik(novy, rozesli(novy), [])


"""level 312: the second player is refused"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if vesmir.svety and jmeno not in vesmir.jmena:
        return odmitni(vesmir, jmeno)
    return registrace_spravne(vesmir, jmeno)


"""level 312: only the new one is told"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    return Balik(balik.vesmir, [posta for posta in balik.posty if posta[0] == jmeno], balik.odpojit)


"""level 312: each gets the view of the other"""
rozesli_spravne = rozesli

def rozesli(vesmir):
    posty = rozesli_spravne(vesmir)
    if len(posty) == 2:
        return [(posty[0][0], posty[1][1]), (posty[1][0], posty[0][1])]
    return posty


"""level 312: both get the view of the first player"""
def rozesli(vesmir):
    return [(jmeno, zakoduj_vse(pohled(vesmir, 1))) for jmeno in vesmir.svety]


"""level 313: the name to drop is not in a list"""
odmitni_spravne = odmitni

def odmitni(vesmir, jmeno):
    return Balik(vesmir, odmitni_spravne(vesmir, jmeno).posty, jmeno)


"""level 313: the refused one is not dropped"""
odmitni_spravne = odmitni

def odmitni(vesmir, jmeno):
    return Balik(vesmir, odmitni_spravne(vesmir, jmeno).posty, [])


"""level 313: the refused one gets no message"""
def odmitni(vesmir, jmeno):
    return Balik(vesmir, [], [jmeno])


"""level 313: the refused one gets only the word"""
def odmitni(vesmir, jmeno):
    return Balik(vesmir, [(jmeno, ['odmitnut'])], [jmeno])


"""level 313: the third player is an exception"""
def odmitni(vesmir, jmeno):
    raise ValueError('U stolu už není místo.')


"""level 313: the refused one sees the table"""
def odmitni(vesmir, jmeno):
    svet = zakoduj_vse(pohled(vesmir, 1)._replace(stav='odmitnut'))
    return Balik(vesmir, [(jmeno, svet)], [jmeno])


"""level 313: a third player sits down, too"""
def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety:
        return odmitni(vesmir, jmeno)
    if jmeno not in vesmir.jmena:
        vesmir = vesmir._replace(jmena=vesmir.jmena + [jmeno])
    novy = vesmir._replace(svety=vesmir.svety + [jmeno])
    posty = [(kdo, zakoduj_vse(pohled(novy, min(2, cislo_hrace(novy, kdo))))) for kdo in novy.svety]
    return Balik(novy, posty, [])


"""level 313: everybody gets the refusal"""
odmitni_spravne = odmitni

def odmitni(vesmir, jmeno):
    balik = odmitni_spravne(vesmir, jmeno)
    zprava = balik.posty[0][1]
    return Balik(vesmir, [(kdo, zprava) for kdo in vesmir.svety + [jmeno]], [jmeno])


"""level 314: nothing happens to the one who has a connected name"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety:
        return Balik(vesmir, [], [])
    return registrace_spravne(vesmir, jmeno)


"""level 314: the same name can take both places"""
def pri_registraci(vesmir, jmeno):
    if len(vesmir.svety) == 2:
        return odmitni(vesmir, jmeno)
    if jmeno in vesmir.jmena and len(vesmir.jmena) == 2:
        novy = vesmir._replace(svety=vesmir.svety + [jmeno])
        return Balik(novy, rozesli(novy), [])
    if len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    novy = vesmir._replace(jmena=vesmir.jmena + [jmeno], svety=vesmir.svety + [jmeno])
    return Balik(novy, rozesli(novy), [])


"""level 314: a connected name may come again"""
def pri_registraci(vesmir, jmeno):
    if jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    if jmeno not in vesmir.jmena:
        vesmir = vesmir._replace(jmena=vesmir.jmena + [jmeno])
    svety = [svet for svet in vesmir.svety if svet != jmeno]
    novy = vesmir._replace(svety=svety + [jmeno])
    return Balik(novy, rozesli(novy), [])


"""level 315: appends to the very lists it was given"""
def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    if jmeno not in vesmir.jmena:
        vesmir.jmena.append(jmeno)
    vesmir.svety.append(jmeno)
    return Balik(vesmir, rozesli(vesmir), [])


"""level 315: appends to the very list of the connected"""
def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    vesmir.svety.append(jmeno)
    if jmeno not in vesmir.jmena:
        vesmir = vesmir._replace(jmena=vesmir.jmena + [jmeno])
    return Balik(vesmir, rozesli(vesmir), [])


"""level 332: the name of the one who comes back is added again"""
def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    novy = vesmir._replace(jmena=vesmir.jmena + [jmeno], svety=vesmir.svety + [jmeno])
    return Balik(novy, rozesli(novy), [])


"""level 332: whoever comes back becomes the second player"""
odpojeni_spravne = pri_odpojeni
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.jmena and jmeno not in vesmir.svety:
        vesmir = vesmir._replace(jmena=[kdo for kdo in vesmir.jmena if kdo != jmeno] + [jmeno])
    return registrace_spravne(vesmir, jmeno)


"""level 332: deals again when somebody comes back"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.jmena and jmeno not in vesmir.svety:
        vesmir = novy_vesmir()._replace(jmena=vesmir.jmena, svety=vesmir.svety)
    return registrace_spravne(vesmir, jmeno)


"""level 332: a table with two names is full"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    return registrace_spravne(vesmir, jmeno)


"""level 332: the one who waited is not told"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    if jmeno in vesmir.jmena:
        return Balik(balik.vesmir, [posta for posta in balik.posty if posta[0] == jmeno], balik.odpojit)
    return balik


"""level 332: whoever was there once cannot come back"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.jmena:
        return odmitni(vesmir, jmeno)
    return registrace_spravne(vesmir, jmeno)


"""level 333: counts the connected, so the place of the one who left is free"""
def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or len(vesmir.svety) == 2:
        return odmitni(vesmir, jmeno)
    if jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        zbyl = vesmir.svety[0]
        vesmir = vesmir._replace(jmena=[kdo if kdo == zbyl else jmeno for kdo in vesmir.jmena])
    elif jmeno not in vesmir.jmena:
        vesmir = vesmir._replace(jmena=vesmir.jmena + [jmeno])
    novy = vesmir._replace(svety=vesmir.svety + [jmeno])
    return Balik(novy, rozesli(novy), [])


"""level 333: while one is away a third name is added"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if jmeno not in vesmir.jmena and len(vesmir.svety) == 1 and len(vesmir.jmena) == 2:
        novy = vesmir._replace(jmena=vesmir.jmena + [jmeno], svety=vesmir.svety + [jmeno])
        return Balik(novy, [(jmeno, zakoduj_vse(pohled(novy, 2)))], [])
    return registrace_spravne(vesmir, jmeno)


"""level 312: who comes while the first player is away takes that place"""
registrace_spravne = pri_registraci

def pri_registraci(vesmir, jmeno):
    if not vesmir.svety and len(vesmir.jmena) == 1 and jmeno not in vesmir.jmena:
        return registrace_spravne(vesmir._replace(jmena=[]), jmeno)
    return registrace_spravne(vesmir, jmeno)
