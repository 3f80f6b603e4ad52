"""level 81: looks for the suit among cards"""


def ma_barvu(stred, ruka):
    return stred[0].barva in ruka
