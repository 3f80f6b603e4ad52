"""level 132: thirty-two is enough"""


def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere:
        return 3
    return 2 if body_soupere < 32 else 1
