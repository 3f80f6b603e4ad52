"""level 213: both wait, because nobody is there yet"""


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['ceka', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)
