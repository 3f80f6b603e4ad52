"""level 51: takes the cells out of the list"""


def pet_v_rade(policka):
    pocet = 0
    minule = '_'
    while len(policka) > 0:
        policko = policka.pop(0)
        if policko == minule:
            pocet = pocet + 1
        else:
            pocet = 1
        minule = policko
        if pocet == 5 and policko != '_':
            return True
    return False
