"""level 71: the money and the bet are written as whole numbers"""

hra_s_desetinnymi_cisly = nova_hra  # noqa: F821


def nova_hra():
    hra = hra_s_desetinnymi_cisly()
    hra['penize'] = 1000
    hra['sazka'] = 10
    return hra
