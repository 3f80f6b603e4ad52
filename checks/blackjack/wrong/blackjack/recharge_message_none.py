"""level 131: the old message is replaced with None instead of an empty string"""

def dobij_penize(hra):
    if hra['hraje_se'] or hra['penize'] > 0:
        raise ValueError('Nějaké peníze ti ještě zbývají.')
    return {**hra, 'penize': 1000.0, 'sazka': 10.0, 'zprava': None}
