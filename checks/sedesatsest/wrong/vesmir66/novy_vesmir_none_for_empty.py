"""level 211: the last trick is None"""


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, None, 'h0', 0, 0, trumf, [], [], stavy)
