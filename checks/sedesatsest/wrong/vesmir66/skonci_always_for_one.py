"""level 281: every victory is for one game point"""


def vyherni_body(body_soupere, stychy_soupere):
    return 1
