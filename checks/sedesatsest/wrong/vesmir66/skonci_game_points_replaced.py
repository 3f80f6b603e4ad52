"""level 284: forgets the game points from before"""


def s_vyhrou(vesmir, hrac, pridat):
    if len(vesmir.stred) == 2 or not vesmir.ruka1:
        pridat += vesmir.vyhry1 if hrac == 1 else vesmir.vyhry2
    if hrac == 1:
        return vesmir._replace(vyhry1=pridat)
    return vesmir._replace(vyhry2=pridat)
