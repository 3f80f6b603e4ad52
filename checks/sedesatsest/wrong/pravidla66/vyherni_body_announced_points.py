"""level 131: who has announced did something, though without a trick"""


def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere and body_soupere == 0:
        return 3
    return 2 if body_soupere <= 32 else 1
