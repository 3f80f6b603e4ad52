"""level 213: the first player stands as the one who laid last"""


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h1', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)
