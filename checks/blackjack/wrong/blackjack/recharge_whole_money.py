"""level 131: the new money and the new bet are whole numbers"""

def dobij_penize(hra):
    if hra['hraje_se'] or hra['penize'] > 0:
        raise ValueError('Nějaké peníze ti ještě zbývají.')
    return {**hra, 'penize': 1000, 'sazka': 10}
