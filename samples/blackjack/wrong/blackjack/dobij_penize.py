"""level 130: wants to know how much"""
def dobij_penize(hra, kolik):
    return {**hra, 'penize': kolik}


"""level 131: gives 1000 to everybody who asks"""
def dobij_penize(hra):
    if hra['hraje_se']:
        raise ValueError('Nejdřív dohraj.')
    return {**hra, 'penize': 1000.0, 'sazka': 10.0}


"""level 131: the bet stays 0"""
def dobij_penize(hra):
    if hra['penize'] > 0 or hra['hraje_se']:
        raise ValueError('Ještě máš co sázet.')
    nova = dict(hra)
    nova['penize'] = 1000.0
    return nova


"""level 131: changes the game it was given"""
def dobij_penize(hra):
    if hra['penize'] > 0 or hra['hraje_se']:
        raise ValueError('Ještě máš co sázet.')
    hra['penize'] = 1000.0
    hra['sazka'] = 10.0
    return hra


"""level 131: lets through who has less than one"""
def dobij_penize(hra):
    if hra['penize'] >= 1 or hra['hraje_se']:
        raise ValueError('Ještě máš co sázet.')
    return {**hra, 'penize': 1000.0, 'sazka': 10.0}


"""level 131: the old message is replaced with None instead of an empty string"""
def dobij_penize(hra):
    if hra['hraje_se'] or hra['penize'] > 0:
        raise ValueError('Nějaké peníze ti ještě zbývají.')
    return {**hra, 'penize': 1000.0, 'sazka': 10.0, 'zprava': None}


"""level 131: the new money and the new bet are whole numbers"""
def dobij_penize(hra):
    if hra['hraje_se'] or hra['penize'] > 0:
        raise ValueError('Nějaké peníze ti ještě zbývají.')
    return {**hra, 'penize': 1000, 'sazka': 10}


"""level 131: begins a new game with a new deck"""
def dobij_penize(hra):
    if hra['penize'] > 0 or hra['hraje_se']:
        raise ValueError('Ještě máš co sázet.')
    return nova_hra()


"""level 131: remembers the first game to which it gave money"""
dobite = []

def dobij_penize(hra):
    if hra['hraje_se'] or hra['penize'] > 0:
        raise ValueError('Nějaké peníze ti ještě zbývají.')
    dobite.append({**hra, 'penize': 1000.0, 'sazka': 10.0})
    return dobite[0]


"""level 131: refuses without a word
says: beze slova
"""
dobij_se_slovy = dobij_penize

def dobij_penize(hra):
    if hra['hraje_se'] or hra['penize'] > 0:
        raise ValueError
    return dobij_se_slovy(hra)
