"""level 131: who has announced did something, though without a trick"""
def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere and body_soupere == 0:
        return 3
    return 2 if body_soupere <= 32 else 1


"""level 131: no points instead of no trick"""
def vyherni_body(body_soupere, stychy_soupere):
    if body_soupere == 0:
        return 3
    return 2 if body_soupere <= 32 else 1


"""level 131: the first condition hides the second"""
def vyherni_body(body_soupere, stychy_soupere):
    if body_soupere <= 32:
        return 2
    elif not stychy_soupere:
        return 3
    return 1


"""level 131: the more the opponent has, the more one wins"""
def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere:
        return 1
    return 2 if body_soupere <= 32 else 3


"""level 132: thirty-two is enough"""
def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere:
        return 3
    return 2 if body_soupere < 32 else 1


"""level 132: one trick is as good as none"""
def vyherni_body(body_soupere, stychy_soupere):
    if len(stychy_soupere) < 2:
        return 3
    return 2 if body_soupere <= 32 else 1


"""level 133: thirty-three counts as too few"""
def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere:
        return 3
    return 2 if body_soupere <= 33 else 1


"""level 133: no return for the last case
says: None
"""
def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere:
        return 3
    if body_soupere <= 32:
        return 2
