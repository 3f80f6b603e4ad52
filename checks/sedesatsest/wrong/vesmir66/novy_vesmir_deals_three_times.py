"""level 211: each part comes from another deal"""


def novy_vesmir():
    ruka1 = rozdej()[0]
    ruka2 = rozdej()[1]
    balicek = rozdej()[2]
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)
