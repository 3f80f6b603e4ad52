"""level 50: takes a hand and a card"""
def odkryj(ruka, karta):
    return ruka + [(karta, 'licem')]


"""level 51: turns the cards in the hand it was given"""
def odkryj(ruka):
    for i in range(len(ruka)):
        ruka[i] = (ruka[i][0], 'licem')
    return ruka


"""level 51: turns only the last card, where the dealer has it"""
def odkryj(ruka):
    if not ruka:
        return []
    return ruka[:-1] + [(ruka[-1][0], 'licem')]


"""level 51: turns every card over, so that visible ones are hidden"""
def odkryj(ruka):
    nova = []
    for karta, otoceni in ruka:
        if otoceni == 'rubem':
            nova.append((karta, 'licem'))
        else:
            nova.append((karta, 'rubem'))
    return nova


"""level 51: a list as a default value keeps the cards of the last call"""
def odkryj(ruka, nova=[]):
    for karta, otoceni in ruka:
        nova.append((karta, 'licem'))
    return nova
