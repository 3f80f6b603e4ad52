"""level 132: one trick is as good as none"""


def vyherni_body(body_soupere, stychy_soupere):
    if len(stychy_soupere) < 2:
        return 3
    return 2 if body_soupere <= 32 else 1
