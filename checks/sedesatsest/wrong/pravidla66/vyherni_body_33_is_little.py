"""level 133: thirty-three counts as too few"""


def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere:
        return 3
    return 2 if body_soupere <= 33 else 1
