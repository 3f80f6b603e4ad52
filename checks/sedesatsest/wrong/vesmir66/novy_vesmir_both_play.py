"""level 213: both players are on turn"""


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'hraje']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)
