"""level 51: six are not enough"""


def pet_v_rade(policka):
    return policka.count('x') == 5 or policka.count('o') == 5
