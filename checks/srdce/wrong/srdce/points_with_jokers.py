"""level 31: jokers are in the deck too"""


def body_karet():
    body = {}
    for b in BARVY:
        for o in OBRAZY + ['zolik']:
            body[(b, o)] = kolik_bodu((b, o))
    return body
