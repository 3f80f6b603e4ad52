"""level 112: returns the game as it is when nobody plays"""

ber_spravne = ber  # noqa: F821


def ber(hra):
    if not hra['hraje_se']:
        return hra
    return ber_spravne(hra)
