"""level 86: takes turns without looking at the parameter"""

posledni = 'x'


def dalsi_hrac(hrac):
    global posledni
    if posledni == 'x':
        posledni = 'o'
    else:
        posledni = 'x'
    return posledni
