"""level 133: no return for the last case
says: None"""


def vyherni_body(body_soupere, stychy_soupere):
    if not stychy_soupere:
        return 3
    if body_soupere <= 32:
        return 2
