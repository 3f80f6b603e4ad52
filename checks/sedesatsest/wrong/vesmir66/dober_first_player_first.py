"""level 232: the first player always draws first"""


def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(
        ruka1=vesmir.ruka1 + [vesmir.balicek[-1]],
        ruka2=vesmir.ruka2 + [vesmir.balicek[-2]],
        balicek=vesmir.balicek[:-2],
    )
