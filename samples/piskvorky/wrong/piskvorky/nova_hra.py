"""level 100: a tuple instead of a dictionary"""
def nova_hra():
    return vytvor_plan(), 'x', False


"""level 100: a key with accents"""
def nova_hra():
    return {'plan': vytvor_plan(), 'hráč': 'x', 'konec': False}


"""level 100: o begins"""
def nova_hra():
    return {'plan': vytvor_plan(), 'hrac': 'o', 'konec': False}


"""level 100: all games have one plan, made when the file is imported"""
PLAN = vytvor_plan()

def nova_hra():
    return {'plan': PLAN, 'hrac': 'x', 'konec': False}
