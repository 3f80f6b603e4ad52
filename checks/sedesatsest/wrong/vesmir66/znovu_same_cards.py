"""level 291: puts the same deck on the table again"""

znovu_spravne = znovu
ZNOVU = []


def znovu(vesmir):
    novy = znovu_spravne(vesmir)
    if not ZNOVU:
        ZNOVU.append(novy)
    return novy._replace(
        ruka1=ZNOVU[0].ruka1, ruka2=ZNOVU[0].ruka2, balicek=ZNOVU[0].balicek, trumf=ZNOVU[0].trumf
    )
