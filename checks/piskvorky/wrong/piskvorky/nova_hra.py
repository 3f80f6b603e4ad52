"""level 100: a tuple instead of a dictionary"""
def nova_hra():
    return vytvor_plan(), 'x', False


"""level 100: a key with accents"""
def nova_hra():
    return {'plan': vytvor_plan(), 'hráč': 'x', 'konec': False}


"""level 100: o begins"""
def nova_hra():
    return {'plan': vytvor_plan(), 'hrac': 'o', 'konec': False}
