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
