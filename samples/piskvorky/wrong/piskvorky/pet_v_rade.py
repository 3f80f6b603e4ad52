"""level 50: wants the player, too"""
def pet_v_rade(policka, hrac):
    return hrac * 5 in ''.join(policka)


"""level 51: six are not enough"""
def pet_v_rade(policka):
    return policka.count('x') == 5 or policka.count('o') == 5


"""level 51: the last place to begin is left out"""
def pet_v_rade(policka):
    for i in range(len(policka) - 5):
        if policka[i] != '_' and policka[i] == policka[i + 1] == policka[i + 2] == policka[i + 3] == policka[i + 4]:
            return True
    return False


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


"""level 51: nothing returned when there are not five"""
def pet_v_rade(policka):
    text = ''.join(policka)
    if 'xxxxx' in text or 'ooooo' in text:
        return True


"""level 52: five empty cells win"""
def pet_v_rade(policka):
    for i in range(len(policka) - 4):
        if len(set(policka[i : i + 5])) == 1:
            return True
    return False


"""level 53: looks at the first five cells only"""
def pet_v_rade(policka):
    prvnich_pet = policka[:5]
    return prvnich_pet == ['x', 'x', 'x', 'x', 'x'] or prvnich_pet == ['o', 'o', 'o', 'o', 'o']


"""level 53: counts stones instead of neighbours"""
def pet_v_rade(policka):
    return policka.count('x') >= 5 or policka.count('o') >= 5


"""level 51: remembers that five were found"""
nasla_se = False

def pet_v_rade(policka):
    global nasla_se
    text = ''.join(policka)
    if 'xxxxx' in text or 'ooooo' in text:
        nasla_se = True
    return nasla_se
