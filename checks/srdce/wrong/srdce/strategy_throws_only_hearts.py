"""level 201: throws hearts on other suits, but keeps the queen of spades and follows suit at random"""

from random import choice


def vyloz(ruka, stul):
    dovolene = sorted(smi_vylozit(ruka, stul), key=str)
    if stul and dovolene[0][0] != stul[0]['karta'][0]:
        srdce = [karta for karta in dovolene if karta[0] == 'Sr']
        if srdce:
            return max(srdce, key=vyska)
    return choice(dovolene)
