"""level 301: hides the other player's points"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(body2=0) if hrac == 1 else svet._replace(body1=0)


"""level 301: hides the other player's tricks"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if hrac == 1:
        return svet._replace(stychy2=[[RUB, RUB] for stych in svet.stychy2])
    return svet._replace(stychy1=[[RUB, RUB] for stych in svet.stychy1])


"""level 301: hides both hands"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(ruka1=rubem_nahoru(vesmir.ruka1), ruka2=rubem_nahoru(vesmir.ruka2))


"""level 301: shows the other player's state"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(stav=vesmir.stavy[2 - hrac])


"""level 301: one's own hand is always ruka1"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if hrac == 2:
        return svet._replace(ruka1=svet.ruka2, ruka2=svet.ruka1)
    return svet


"""level 301: a tuple without names of items"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return tuple(pohled_spravne(vesmir, hrac))


"""level 301: sorts the hand on the way"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(ruka1=serad(svet.ruka1)) if hrac == 1 else svet._replace(ruka2=serad(svet.ruka2))


"""level 301: the state is that of the universe"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(stav=vesmir.stav)


"""level 301: returns the universe"""
def pohled(vesmir, hrac):
    return vesmir


"""level 302: the other player's hand is empty"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(ruka2=[]) if hrac == 1 else svet._replace(ruka1=[])


"""level 302: one card of the other hand is seen"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if hrac == 1:
        return svet._replace(ruka2=vesmir.ruka2[:1] + rubem_nahoru(vesmir.ruka2[1:]))
    return svet._replace(ruka1=vesmir.ruka1[:1] + rubem_nahoru(vesmir.ruka1[1:]))


"""level 302: the other player's hand is a number"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(ruka2=len(vesmir.ruka2)) if hrac == 1 else svet._replace(ruka1=len(vesmir.ruka1))


"""level 302: after the end the hands are seen"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if je_konec(svet.stav):
        return svet._replace(ruka1=vesmir.ruka1, ruka2=vesmir.ruka2)
    return svet


"""level 302: the second player sees the first one's hand"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(ruka1=vesmir.ruka1)


"""level 302: the other player's hand is seen"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(ruka1=vesmir.ruka1, ruka2=vesmir.ruka2)


"""level 302: the other player always has six backs"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(ruka2=[RUB] * 6) if hrac == 1 else svet._replace(ruka1=[RUB] * 6)


"""level 303: a closed deck is seen"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(balicek=vesmir.balicek) if je_zavreno(vesmir) else svet


"""level 303: crashes on an empty deck"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    balicek = [vesmir.balicek[0]] + rubem_nahoru(vesmir.balicek[1:])
    return pohled_spravne(vesmir, hrac)._replace(balicek=balicek)


"""level 303: also the open card is hidden"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(balicek=rubem_nahoru(vesmir.balicek))


"""level 303: only the open card is left of the deck"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(balicek=vesmir.balicek[:1])


"""level 303: the whole deck is seen"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(balicek=vesmir.balicek)


"""level 303: the card to be drawn next is seen, too"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    balicek = vesmir.balicek[:1] + rubem_nahoru(vesmir.balicek[1:-1]) + vesmir.balicek[1:][-1:]
    return pohled_spravne(vesmir, hrac)._replace(balicek=balicek)


"""level 303: shows the last card of the deck, not the open one"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    balicek = rubem_nahoru(vesmir.balicek[:-1]) + vesmir.balicek[-1:]
    return pohled_spravne(vesmir, hrac)._replace(balicek=balicek)


"""level 304: who is alone waits even after the end"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(stav='ceka') if len(vesmir.svety) < 2 else svet


"""level 304: who is alone may still see a trick to be decided"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(stav='stych') if len(vesmir.stred) == 2 else svet


"""level 304: asks how many names there are, not how many are connected"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if len(vesmir.jmena) < 2:
        return svet
    return svet._replace(stav=stav_hrace(vesmir, hrac))


"""level 304: who is alone can be on turn"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(stav=stav_hrace(vesmir, hrac))


"""level 304: who is alone waits with a mark"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if len(vesmir.svety) < 2 and stav_hrace(vesmir, hrac).endswith('!'):
        return svet._replace(stav='ceka!')
    return svet


"""level 305: turns the very cards it was given"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    vesmir.balicek[:] = svet.balicek
    return svet


"""level 305: the one who is alone waits in the universe, too"""
pohled_spravne = pohled

def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if len(vesmir.svety) < 2 and not je_konec(svet.stav):
        vesmir.stavy[hrac - 1] = 'ceka'
    return svet
