"""level 211: takes the open card out of the deck"""


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek.pop(0).barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)
