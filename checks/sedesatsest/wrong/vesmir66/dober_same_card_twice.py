"""level 232: both draw the same card"""


def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(
        ruka1=vesmir.ruka1 + [vesmir.balicek[-1]],
        ruka2=vesmir.ruka2 + [vesmir.balicek[-1]],
        balicek=vesmir.balicek[:-2],
    )
