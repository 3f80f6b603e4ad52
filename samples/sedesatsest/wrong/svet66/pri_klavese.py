"""level 421: range ends too soon"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in [str(cislo) for cislo in range(1, 6)]:
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 421: counts cards from one"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa)]
    return klavesa_spravne(svet, klavesa)


"""level 421: the key itself as index"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', klavesa]
    return klavesa_spravne(svet, klavesa)


"""level 421: a list in the message"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', [int(klavesa) - 1]]
    return klavesa_spravne(svet, klavesa)


"""level 421: does not know states with a mark"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if klavesa != 'S' and svet.stav.endswith('!'):
        return svet
    return klavesa_spravne(svet, klavesa)


"""level 421: word and index in one text"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, f'vyloz {int(klavesa) - 1}'
    return klavesa_spravne(svet, klavesa)


"""level 421: a message in round brackets"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ('vyloz', int(klavesa) - 1)
    return klavesa_spravne(svet, klavesa)


"""level 421: subtracts from a text
says: TypeError
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', klavesa - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 421: expects numbers as keys"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in (1, 2, 3, 4, 5, 6):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 421: looks into the hand of the first player"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', min(int(klavesa), len(svet.ruka1)) - 1]
    return klavesa_spravne(svet, klavesa)


"""level 421: on turn only in hraje"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if klavesa != 'S' and svet.stav not in ('hraje', 'hraje!'):
        return svet
    return klavesa_spravne(svet, klavesa)


"""level 421: lays the card in the window already
says: Bere se z prázdného seznamu.
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        svet.ruka1.pop(0)
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 421: lays the card in the window, if there is one
says: po_klavese.ruka1
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        if svet.ruka1:
            svet.ruka1.pop(0)
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 421: sends the card instead of its index"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', svet.ruka1[int(klavesa) - 1]]
    return klavesa_spravne(svet, klavesa)


"""level 421: changes the state itself"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet._replace(stav='ceka'), ['vyloz', int(klavesa) - 1]
    return klavesa_spravne(svet, klavesa)


"""level 421: the message without the world"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return ['vyloz', int(klavesa) - 1]
    return klavesa_spravne(svet, klavesa)


"""level 422: a word without a list"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, KLAVESY[klavesa]
    return svet


"""level 422: changes the world itself too"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa == 'Z':
        return svet._replace(kdo_zavrel='h1'), ['zavri']
    return klavesa_spravne(svet, klavesa)


"""level 422: looks for the character of the key"""
KLAVESY = {'T': 'vymen', 'H': 'hlas', 'J': 'hlas_trumf', 'Z': 'zavri', '\n': 'skonci'}


"""level 422: trump pair on H"""
KLAVESY = {'T': 'vymen', 'H': 'hlas_trumf', 'J': 'hlas', 'Z': 'zavri', 'Enter': 'skonci'}


"""level 422: sends the key itself"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [klavesa]
    return svet


"""level 422: forgets T"""
KLAVESY = {'H': 'hlas', 'J': 'hlas_trumf', 'Z': 'zavri', 'Enter': 'skonci'}


"""level 422: forgets the return
says: None
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        zprava = [KLAVESY[klavesa]]
        return None
    return svet


"""level 422: Z as the end"""
KLAVESY = {'T': 'vymen', 'H': 'hlas', 'J': 'hlas_trumf', 'Z': 'skonci', 'Enter': 'skonci'}


"""level 423: does not know S"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet
    return klavesa_spravne(svet, klavesa)


"""level 423: no sorting after the end"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if klavesa == 'S' and je_konec(svet.stav):
        return svet
    return klavesa_spravne(svet, klavesa)


"""level 423: no sorting while a trick lies"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if klavesa == 'S' and svet.stav == 'stych':
        return svet
    return klavesa_spravne(svet, klavesa)


"""level 423: sorting only on turn"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if not je_na_tahu(svet.stav):
        return svet
    return klavesa_spravne(svet, klavesa)


"""level 423: another word for it"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad_ruku']
    return klavesa_spravne(svet, klavesa)


"""level 423: sorts in the window
says: po_klavese.ruka1
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet._replace(ruka1=sorted(svet.ruka1)), ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 424: turn is asked too late"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    return klavesa_spravne(svet, klavesa)


"""level 424: every state with a mark is on turn"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not (je_na_tahu(svet.stav) or svet.stav.endswith('!')):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 424: after the end one may go on"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if svet.stav.rstrip('!') in ('ceka', 'ztratil', 'slysi', 'slysi_trumf'):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 424: does not ask whose turn it is"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 424: an empty return
says: None
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 424: a pair with an empty message"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if klavesa != 'S' and not je_na_tahu(svet.stav):
        return svet, []
    return klavesa_spravne(svet, klavesa)


"""level 424: an exception off turn
says: ValueError
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        raise ValueError('Nejsi na tahu.')
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 424: turn is asked for numbers only"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if je_na_tahu(svet.stav) and klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


"""level 425: any digit"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa.isdigit():
        return svet, ['vyloz', int(klavesa) - 1]
    return klavesa_spravne(svet, klavesa)


"""level 425: every other key stops the game"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    return svet, [KLAVESY.get(klavesa, 'skonci')]


"""level 425: one card too many"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa == '7':
        return svet, ['vyloz', 6]
    return klavesa_spravne(svet, klavesa)


"""level 425: looks up every key
says: KeyError
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    return svet, [KLAVESY[klavesa]]


"""level 425: no return for other keys
says: None
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]


"""level 425: every other key is a number
says: ValueError
"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet, ['vyloz', int(klavesa) - 1]


"""level 425: sends None for other keys"""
def pri_klavese(svet, klavesa):
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    return svet, [KLAVESY.get(klavesa)]


"""level 425: zero too"""
klavesa_spravne = pri_klavese

def pri_klavese(svet, klavesa):
    if je_na_tahu(svet.stav) and klavesa == '0':
        return svet, ['vyloz', -1]
    return klavesa_spravne(svet, klavesa)
