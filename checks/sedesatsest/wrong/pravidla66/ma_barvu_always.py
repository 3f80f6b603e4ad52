"""level 81: thinks that one always can follow suit"""


def ma_barvu(stred, ruka):
    return True
