"""level 52: five empty cells win"""


def pet_v_rade(policka):
    for i in range(len(policka) - 4):
        if len(set(policka[i : i + 5])) == 1:
            return True
    return False
