"""level 92: wants a certain suit on each pile"""


def hrac_vyhral(hra):
    for pismenko, barva in zip('WXYZ', ['Pi', 'Sr', 'Ka', 'Kr']):
        if len(hra[pismenko]) != 13 or hra[pismenko][0][1] != barva:
            return False
    return True
