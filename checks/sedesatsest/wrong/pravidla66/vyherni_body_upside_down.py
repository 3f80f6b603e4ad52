"""level 131: the more the opponent has, the more one wins"""


def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere:
        return 1
    return 2 if body_soupere <= 32 else 3
