"""level 212: the trump suit is that of the last card"""


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[-1].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)
