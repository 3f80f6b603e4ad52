"""level 131: the first condition hides the second"""


def vyherni_body(body_soupere, stychy_soupere):
    if body_soupere <= 32:
        return 2
    elif not stychy_soupere:
        return 3
    return 1
