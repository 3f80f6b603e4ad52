"""level 131: no points instead of no trick"""


def vyherni_body(body_soupere, stychy_soupere):
    if body_soupere == 0:
        return 3
    return 2 if body_soupere <= 32 else 1
