"""level 211: deals only once, then returns the same universe"""

HOTOVE = []


def novy_vesmir():
    if not HOTOVE:
        ruka1, ruka2, balicek = rozdej()
        trumf = balicek[0].barva
        stavy = ['hraje', 'ceka']
        HOTOVE.append(Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy))
    return HOTOVE[0]
