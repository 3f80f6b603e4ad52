"""level 112: only discarding takes the card out of the hand"""


def vyloz(ruka, stul):
    if stul:
        for karta in ruka:
            if karta[0] == stul[0]['karta'][0]:
                return karta
        return ruka.pop()
    if ('Kr', 2) in ruka:
        return ('Kr', 2)
    return min(ruka, key=vyska)
