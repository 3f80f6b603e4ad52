"""level 61: all 26 points count as none, as in other rules of Hearts"""

body_dohromady = body


def body(stychy):
    soucet = body_dohromady(stychy)
    return 0 if soucet == 26 else soucet
