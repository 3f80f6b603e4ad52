"""level 51: the last place to begin is left out"""


def pet_v_rade(policka):
    for i in range(len(policka) - 5):
        if policka[i] != '_' and policka[i] == policka[i + 1] == policka[i + 2] == policka[i + 3] == policka[i + 4]:
            return True
    return False
