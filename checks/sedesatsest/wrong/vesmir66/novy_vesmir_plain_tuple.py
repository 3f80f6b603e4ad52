"""level 211: a tuple without names of items"""


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return ('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)
