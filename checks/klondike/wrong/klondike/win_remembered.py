"""level 121: remembers its first answer"""

odpovedi = []


def hrac_vyhral(hra):
    if not odpovedi:
        odpovedi.append(all(len(hra[pismenko]) == 13 for pismenko in 'WXYZ'))
    return odpovedi[0]
