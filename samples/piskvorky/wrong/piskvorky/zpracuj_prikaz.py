"""level 110: asks for the command itself"""
prikaz_z_parametru = zpracuj_prikaz

def zpracuj_prikaz(hra):
    return prikaz_z_parametru(hra, input('Příkaz: '))


"""level 111: returns the message without the game
says: dvojici
"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return 'Ok'


"""level 111: the other player is never on turn"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': plan, 'hrac': hrac, 'konec': False}, 'Ok'


"""level 112: prints the plan instead of returning it"""
prikaz_bez_vypisu = zpracuj_prikaz

def zpracuj_prikaz(hra, prikaz):
    if prikaz == 'board':
        return hra, print(popis_plan(hra['plan']))
    return prikaz_bez_vypisu(hra, prikaz)


"""level 112: after the end even the commands are refused"""
prikaz_i_po_konci = zpracuj_prikaz

def zpracuj_prikaz(hra, prikaz):
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    return prikaz_i_po_konci(hra, prikaz)


"""level 112: quit() ends the whole program
says: exit, quit
"""
prikaz_ve_hre = zpracuj_prikaz

def zpracuj_prikaz(hra, prikaz):
    if prikaz == 'quit':
        print('Na shledanou')
        quit()
    return prikaz_ve_hre(hra, prikaz)


"""level 113: the ValueError of pozice_z_prikazu is not caught
says: ValueError
"""
def zpracuj_prikaz(hra, prikaz):
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(hra['plan'])
    pozice = pozice_z_prikazu(prikaz)
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(hra['plan'], pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    return hra_po_tahu(hra, pozice)


"""level 113: after the end says so about nonsense too"""
prikaz_ve_hre = zpracuj_prikaz

def zpracuj_prikaz(hra, prikaz):
    if hra['konec'] and prikaz not in ('new', 'quit', 'board'):
        return hra, 'Hra je dokončená, dej "new" pro novou'
    return prikaz_ve_hre(hra, prikaz)


"""level 113: nobody asks whether the game is over"""
def zpracuj_prikaz(hra, prikaz):
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(hra['plan'])
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if je_obsazeno(hra['plan'], pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    return hra_po_tahu(hra, pozice)


"""level 113: plays on a taken cell"""
def zpracuj_prikaz(hra, prikaz):
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(hra['plan'])
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    return hra_po_tahu(hra, pozice)


"""level 113: after the end says that the cell is taken"""
def zpracuj_prikaz(hra, prikaz):
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(hra['plan'])
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if je_obsazeno(hra['plan'], pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    return hra_po_tahu(hra, pozice)


"""level 114: the game is not over after a win"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': plan, 'hrac': hrac, 'konec': False}, zprava
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 114: shows the plan without the last stone"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(hra['plan'])
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 114: the plan is missing behind the congratulation"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 115: the last stone makes a draw, though it makes five"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    return {'plan': plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 115: after a win with the last stone the stone is not on the plan"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if je_plno(plan) and vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': hra['plan'], 'hrac': hrac, 'konec': True}, zprava
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 115: a win with the last stone does not show the board"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if je_plno(plan):
        zprava = 'Remíza, hrací plán je zaplněný'
        if vyhral(plan, hrac, pozice):
            zprava = 'Výhra! Gratuluji hráči ' + hrac
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    return {'plan': plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 115: a full plan is not noticed"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    return {'plan': plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


"""level 116: remembers the last command in the given game
says: posledni
"""
prikaz_bez_pameti = zpracuj_prikaz

def zpracuj_prikaz(hra, prikaz):
    hra['posledni'] = prikaz
    return prikaz_bez_pameti(hra, prikaz)


"""level 116: puts the new plan into the given game"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    hra['plan'] = plan
    hra['hrac'] = dalsi_hrac(hrac)
    return hra, 'Ok'


"""level 116: the copied game has the same plan"""
def hra_po_tahu(hra, pozice):
    hrac = hra['hrac']
    plan = hra.copy()['plan']
    plan[pozice[0]][pozice[1]] = hrac
    if vyhral(plan, hrac, pozice):
        zprava = 'Výhra! Gratuluji hráči ' + hrac + '\n' + popis_plan(plan)
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'
