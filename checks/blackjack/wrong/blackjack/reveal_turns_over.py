"""level 51: turns every card over, so that visible ones are hidden"""


def odkryj(ruka):
    nova = []
    for karta, otoceni in ruka:
        if otoceni == 'rubem':
            nova.append((karta, 'licem'))
        else:
            nova.append((karta, 'rubem'))
    return nova
