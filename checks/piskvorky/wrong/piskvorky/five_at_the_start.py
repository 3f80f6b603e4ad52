"""level 53: looks at the first five cells only"""


def pet_v_rade(policka):
    prvnich_pet = policka[:5]
    return prvnich_pet == ['x', 'x', 'x', 'x', 'x'] or prvnich_pet == ['o', 'o', 'o', 'o', 'o']
