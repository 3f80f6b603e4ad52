"""level 312: each gets the view of the other"""

rozesli_spravne = rozesli


def rozesli(vesmir):
    posty = rozesli_spravne(vesmir)
    if len(posty) == 2:
        return [(posty[0][0], posty[1][1]), (posty[1][0], posty[0][1])]
    return posty
