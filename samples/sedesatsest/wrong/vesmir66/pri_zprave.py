"""level 321: every message moves for the first player"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    if jmeno in vesmir.svety and len(vesmir.svety) == 2 and je_zprava(zprava) and zprava[0] == 'vyloz':
        return zprava_spravne(vesmir, vesmir.jmena[0], zprava)
    return zprava_spravne(vesmir, jmeno, zprava)


"""level 321: drops the one who sent it"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return Balik(balik.vesmir, balik.posty, [jmeno] if balik.posty else [])


"""level 321: sends the new views, but keeps the old universe"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    return Balik(vesmir, zprava_spravne(vesmir, jmeno, zprava).posty, [])


"""level 321: sends the views from before the move"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return Balik(balik.vesmir, rozesli(vesmir) if balik.posty else [], [])


"""level 321: only the other player is told"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    if len(vesmir.svety) == 1:
        return balik
    return Balik(balik.vesmir, [posta for posta in balik.posty if posta[0] != jmeno], [])


"""level 321: only the sender is told"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return Balik(balik.vesmir, [posta for posta in balik.posty if posta[0] == jmeno], [])


"""level 321: returns the universe without mails"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    return zprava_spravne(vesmir, jmeno, zprava).vesmir


"""level 321: the number of a player is the order of connecting"""
def cislo_hrace(vesmir, jmeno):
    return vesmir.svety.index(jmeno) + 1


"""level 321: cards in tricks are not coded"""
def rozesli(vesmir):
    posty = []
    for jmeno in vesmir.svety:
        zprava = []
        for prvek in pohled(vesmir, cislo_hrace(vesmir, jmeno)):
            if isinstance(prvek, list):
                prvek = [list(karta) if isinstance(karta, tuple) else karta for karta in prvek]
            zprava.append(prvek)
        posty.append((jmeno, zprava))
    return posty


"""level 322: the two announcements are swapped"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'hlas':
        return hlas_trumf(vesmir, hrac)
    if zprava[0] == 'hlas_trumf':
        return hlas(vesmir, hrac)
    return proved_spravne(vesmir, hrac, zprava)


"""level 322: only the one who laid last may ask for the trick"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'rozhodni' and vesmir.stav != f'h{hrac}':
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)


"""level 322: asks whose turn it is before any word"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'serad' and not je_na_tahu(stav_hrace(vesmir, hrac)) and len(vesmir.svety) == 2:
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)


"""level 322: a trump announcement is taken for a plain one"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0].startswith('hlas'):
        return hlas(vesmir, hrac)
    return proved_spravne(vesmir, hrac, zprava)


"""level 322: only the winner may ask for another game"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'znovu' and not je_vyhra(stav_hrace(vesmir, hrac)):
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)


"""level 322: forgets the word znovu"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'znovu':
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)


"""level 322: forgets the word rozhodni"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'rozhodni':
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)


"""level 322: knows the exchange by another word"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'vymen':
        return vesmir
    if zprava[0] == 'vymen_devitku':
        zprava = ['vymen']
    return proved_spravne(vesmir, hrac, zprava)


"""level 323: the views are sent even when nothing changed"""
def pri_zprave(vesmir, jmeno, zprava):
    novy = vesmir
    if jmeno in vesmir.svety and je_zprava(zprava):
        novy = proved(vesmir, cislo_hrace(vesmir, jmeno), zprava)
    return Balik(novy, rozesli(novy), [])


"""level 323: drops whoever makes a move that is not allowed"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return balik if balik.posty else Balik(vesmir, [], [jmeno])


"""level 323: gives None when nothing changed"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    if balik.posty:
        return balik


"""level 323: a refused player gets a text"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return balik if balik.posty else Balik(vesmir, [(jmeno, 'To nejde.')], [])


"""level 323: asks with `is` whether something changed"""
def pri_zprave(vesmir, jmeno, zprava):
    novy = vesmir
    if jmeno in vesmir.svety and je_zprava(zprava):
        novy = proved(vesmir, cislo_hrace(vesmir, jmeno), zprava)
    if novy is vesmir:
        return Balik(vesmir, [], [])
    return Balik(novy, rozesli(novy), [])


"""level 324: looks other words up among its own functions"""
SLOVA = ('vyloz', 'serad', 'vymen', 'hlas', 'hlas_trumf', 'zavri', 'skonci', 'znovu', 'rozhodni')
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] in SLOVA:
        return proved_spravne(vesmir, hrac, zprava)
    return globals()[zprava[0]](vesmir, hrac)


"""level 324: understands a word without a list"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    if isinstance(zprava, str):
        zprava = [zprava]
    return zprava_spravne(vesmir, jmeno, zprava)


"""level 324: understands words in capitals"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    return proved_spravne(vesmir, hrac, [zprava[0].lower(), *zprava[1:]])


"""level 324: every other word stops the game"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if len(vesmir.svety) < 2 or zprava[0] in (
        'vyloz',
        'serad',
        'vymen',
        'hlas',
        'hlas_trumf',
        'zavri',
        'znovu',
        'rozhodni',
    ):
        return proved_spravne(vesmir, hrac, zprava)
    return skonci(vesmir, hrac)


"""level 324: looks at the first item of an empty list"""
def je_zprava(zprava):
    if not isinstance(zprava, list) or not isinstance(zprava[0], str):
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and type(zprava[1]) is int
    return len(zprava) == 1


"""level 324: looks up a word that may be a list"""
def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava:
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and type(zprava[1]) is int
    return len(zprava) == 1


"""level 324: drops whoever sends nonsense"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    if not je_zprava(zprava):
        return Balik(vesmir, [], [jmeno])
    return zprava_spravne(vesmir, jmeno, zprava)


"""level 324: does not mind if something follows a word without a number"""
def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    return zprava[0] != 'vyloz' or len(zprava) == 2 and type(zprava[1]) is int


"""level 324: takes every message for a list"""
def je_zprava(zprava):
    return zprava[0] == 'vyloz' and len(zprava) == 2 and type(zprava[1]) is int or len(zprava) == 1


"""level 324: any number will do"""
def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and isinstance(zprava[1], (int, float))
    return len(zprava) == 1


"""level 324: understands a number written as a text"""
proved_spravne = proved

def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and str(zprava[1]).removeprefix('-').isdigit()
    return len(zprava) == 1

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'vyloz':
        zprava = ['vyloz', int(zprava[1])]
    return proved_spravne(vesmir, hrac, zprava)


"""level 324: takes for granted that a number follows"""
def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    return zprava[0] == 'vyloz' or len(zprava) == 1


"""level 324: does not mind if there is something more"""
def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    return zprava[0] != 'vyloz' or len(zprava) > 1 and type(zprava[1]) is int


"""level 324: looks a word up without asking whether it is there"""
def proved(vesmir, hrac, zprava):
    slovo = zprava[0]
    if len(vesmir.svety) < 2 and slovo != 'serad':
        return vesmir
    if slovo == 'vyloz':
        return vyloz(vesmir, hrac, zprava[1])
    if slovo == 'rozhodni':
        return rozhodni_stych(vesmir)
    if slovo == 'znovu':
        return znovu(vesmir)
    tahy = {
        'serad': serad_ruku,
        'vymen': vymen_trumf,
        'hlas': hlas,
        'hlas_trumf': hlas_trumf,
        'zavri': zavri,
        'skonci': skonci,
    }
    return tahy[slovo](vesmir, hrac)


"""level 325: who is alone can play on when the other one has been there"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if len(vesmir.jmena) == 2:
        svety = vesmir.svety
        return proved_spravne(vesmir._replace(svety=vesmir.jmena), hrac, zprava)._replace(svety=svety)
    return proved_spravne(vesmir, hrac, zprava)


"""level 325: who is alone cannot even sort"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if len(vesmir.svety) < 2:
        return vesmir
    return proved_spravne(vesmir, hrac, zprava)


"""level 325: who is alone can have the next game dealt"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'znovu':
        return znovu(vesmir)
    return proved_spravne(vesmir, hrac, zprava)


"""level 325: who is alone can have the trick decided"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    if zprava[0] == 'rozhodni':
        return rozhodni_stych(vesmir)
    return proved_spravne(vesmir, hrac, zprava)


"""level 312: also the one who left is written to"""
rozesli_spravne = rozesli

def rozesli(vesmir):
    if len(vesmir.jmena) < 2:
        return rozesli_spravne(vesmir)
    return [(jmeno, zakoduj_vse(pohled(vesmir, cislo_hrace(vesmir, jmeno)))) for jmeno in vesmir.jmena]


"""level 325: who is alone can play on"""
proved_spravne = proved

def proved(vesmir, hrac, zprava):
    svety = vesmir.svety
    return proved_spravne(vesmir._replace(svety=['Anna', 'Petr']), hrac, zprava)._replace(svety=svety)


"""level 326: moves the sender to the end of the very list it was given"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    if balik.posty:
        vesmir.svety.remove(jmeno)
        vesmir.svety.append(jmeno)
    return balik


"""level 326: stores the new states in the very list it was given"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    vesmir.stavy[:] = balik.vesmir.stavy
    return balik


"""level 326: takes the message apart with pop"""
zprava_spravne = pri_zprave

def pri_zprave(vesmir, jmeno, zprava):
    if not je_zprava(zprava):
        return Balik(vesmir, [], [])
    slovo = zprava.pop(0)
    return zprava_spravne(vesmir, jmeno, [slovo, *zprava])


"""level 324: True is a number, too"""
def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and isinstance(zprava[1], int)
    return len(zprava) == 1
