"""level 111: returns the message without the game
says: dvojici
"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return 'Ok'


"""level 111: the other player is never on turn"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': hrac, 'konec': False}, 'Ok'


"""level 112: prints the plan instead of returning it"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, print(popis_plan(plan))
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 112: after the end even the commands are refused"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 112: quit() ends the whole program
says: exit, quit
"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        print('Na shledanou')
        quit()
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 113: the ValueError of pozice_z_prikazu is not caught
says: ValueError
"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    pozice = pozice_z_prikazu(prikaz)
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 113: after the end says so about nonsense too"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 113: nobody asks whether the game is over"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 113: plays on a taken cell"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 113: after the end says that the cell is taken"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 114: the game is not over after a win"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': False}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 114: shows the plan without the last stone"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 114: the plan is missing behind the congratulation"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 115: the last stone makes a draw, though it makes five"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 115: after a win with the last stone the stone is not on the plan"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if je_plno(novy_plan):
        if vyhral(novy_plan, hrac, pozice):
            zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
            return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 115: a win with the last stone does not show the board"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if je_plno(novy_plan):
        zprava = 'Remíza, hrací plán je zaplněný'
        if vyhral(novy_plan, hrac, pozice):
            zprava = 'Výhra! Gratuluji hráči ' + hrac
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 115: a full plan is not noticed"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 116: remembers the last command in the given game
says: posledni
"""
def zpracuj_prikaz(hra, prikaz):
    hra['posledni'] = prikaz
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 116: puts the new plan into the given game"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    novy_plan = tah(plan, hrac, pozice)
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    hra['plan'] = novy_plan
    hra['hrac'] = dalsi_hrac(hrac)
    return hra, 'Ok'


"""level 116: the copied game has the same plan"""
def zpracuj_prikaz(hra, prikaz):
    plan = hra['plan']
    hrac = hra['hrac']
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(plan)
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(plan, pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    nova = hra.copy()
    novy_plan = nova['plan']
    novy_plan[pozice[0]][pozice[1]] = hrac
    if vyhral(novy_plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(novy_plan)
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(novy_plan):
        return {'plan': novy_plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': novy_plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'
