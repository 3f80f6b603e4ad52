"""level 81: thinks that one always can follow suit"""
def ma_barvu(stred, ruka):
    return True


"""level 81: the first card decides"""
def ma_barvu(stred, ruka):
    for karta in ruka:
        return karta.barva == stred[0].barva
    return False


"""level 81: looks at the last card in the middle"""
def ma_barvu(stred, ruka):
    if not stred:
        return False
    return any(karta.barva == stred[-1].barva for karta in ruka)


"""level 81: no return at the end
says: None
"""
def ma_barvu(stred, ruka):
    for karta in ruka:
        if karta.barva == stred[0].barva:
            return True


"""level 81: the same name is enough too"""
def ma_barvu(stred, ruka):
    return any(karta.barva == stred[0].barva or karta.jmeno == stred[0].jmeno for karta in ruka)


"""level 81: looks for the suit among cards"""
def ma_barvu(stred, ruka):
    return stred[0].barva in ruka


"""level 81: takes the card from the middle"""
def ma_barvu(stred, ruka):
    barva = stred.pop().barva
    return any(karta.barva == barva for karta in ruka)


"""level 81: the cards instead of True"""
def ma_barvu(stred, ruka):
    return [karta for karta in ruka if karta.barva == stred[0].barva]


"""level 81: all cards must be of the suit"""
def ma_barvu(stred, ruka):
    return all(karta.barva == stred[0].barva for karta in ruka)


"""level 82: does not expect an empty middle
says: IndexError
"""
def ma_barvu(stred, ruka):
    for karta in ruka:
        if karta.barva == stred[0].barva:
            return True
    return False


"""level 82: does not expect an empty hand
says: IndexError
"""
def ma_barvu(stred, ruka):
    if not stred:
        return False
    if ruka[0].barva == stred[0].barva:
        return True
    return any(karta.barva == stred[0].barva for karta in ruka)


"""level 82: and gives the empty list"""
def ma_barvu(stred, ruka):
    return stred and any(karta.barva == stred[0].barva for karta in ruka)


"""level 82: nothing to follow means yes"""
def ma_barvu(stred, ruka):
    if not stred:
        return True
    return any(karta.barva == stred[0].barva for karta in ruka)
