"""level 211: each part comes from another deal"""
def novy_vesmir():
    ruka1 = rozdej()[0]
    ruka2 = rozdej()[1]
    balicek = rozdej()[2]
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)


"""level 211: points stand where tricks belong"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, 0, [], 0, [], [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)


"""level 211: the last trick is None"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, None, 'h0', 0, 0, trumf, [], [], stavy)


"""level 211: deals only once, then returns the same universe"""
HOTOVE = []

def novy_vesmir():
    if not HOTOVE:
        ruka1, ruka2, balicek = rozdej()
        trumf = balicek[0].barva
        stavy = ['hraje', 'ceka']
        HOTOVE.append(Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy))
    return HOTOVE[0]


"""level 211: a tuple without names of items"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return ('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)


"""level 211: prints the universe"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    print(Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy))


"""level 211: takes the open card out of the deck"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek.pop(0).barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)


"""level 212: hearts are always trumps"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, 'Sr', [], [], stavy)


"""level 212: the trump is the whole card"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, balicek[0], [], [], stavy)


"""level 212: the trump suit is that of the last card"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[-1].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)


"""level 213: both players are on turn"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'hraje']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)


"""level 213: both wait, because nobody is there yet"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['ceka', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)


"""level 213: who closed is an empty text"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], '', 0, 0, trumf, [], [], stavy)


"""level 213: there are two empty names already"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, ['', ''], [], stavy)


"""level 213: the first player stands as the one who laid last"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h1', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)


"""level 213: the second player begins"""
def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['ceka', 'hraje']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)
