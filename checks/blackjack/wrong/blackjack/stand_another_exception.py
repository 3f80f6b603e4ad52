"""level 123: raises another exception than ValueError"""

stuj_spravne = stuj  # noqa: F821


def stuj(hra):
    if not hra['hraje_se']:
        raise Exception('Teď se nehraje.')
    return stuj_spravne(hra)
