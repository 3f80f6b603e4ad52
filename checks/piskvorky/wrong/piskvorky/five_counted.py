"""level 53: counts stones instead of neighbours"""


def pet_v_rade(policka):
    return policka.count('x') >= 5 or policka.count('o') >= 5
