"""level 10: takes the card only"""
def jmeno_karty(karta):
    barvy = ['křížová', 'kárová', 'srdcová', 'piková']
    hodnoty = ['eso', 'dvojka', 'trojka', 'čtyřka', 'pětka', 'šestka', 'sedmička']
    hodnoty += ['osmička', 'devítka', 'desítka', 'kluk', 'dáma', 'král']
    return barvy[karta // 13] + ' ' + hodnoty[karta % 13]


"""level 11: counts from the ace as 1, so every card has the name of the one before"""
barvy = ['křížov', 'károv', 'srdcov', 'pikov']
hodnoty = ['é eso', 'á dvojka', 'á trojka', 'á čtyřka', 'á pětka', 'á šestka', 'á sedmička']
hodnoty += ['á osmička', 'á devítka', 'á desítka', 'ý kluk', 'á dáma', 'ý král']

def jmeno_karty(karta, otoceni):
    if otoceni == 'rubem':
        return 'karta rubem nahoru'
    return barvy[karta // 13] + hodnoty[karta % 13 - 1]


"""level 11: every suit ends like that of a queen: křížová eso"""
def jmeno_karty(karta, otoceni):
    if otoceni == 'rubem':
        return 'karta rubem nahoru'
    barvy = ['křížová', 'kárová', 'srdcová', 'piková']
    hodnoty = ['eso', 'dvojka', 'trojka', 'čtyřka', 'pětka', 'šestka', 'sedmička']
    hodnoty += ['osmička', 'devítka', 'desítka', 'kluk', 'dáma', 'král']
    return barvy[karta // 13] + ' ' + hodnoty[karta % 13]


"""level 11: divides with / and gets a float for an index"""
barvy = ['křížov', 'károv', 'srdcov', 'pikov']
hodnoty = ['é eso', 'á dvojka', 'á trojka', 'á čtyřka', 'á pětka', 'á šestka', 'á sedmička']
hodnoty += ['á osmička', 'á devítka', 'á desítka', 'ý kluk', 'á dáma', 'ý král']

def jmeno_karty(karta, otoceni):
    if otoceni == 'rubem':
        return 'karta rubem nahoru'
    return barvy[karta / 13] + hodnoty[karta % 13]


"""level 11: prints the name instead of returning it
says: Místo print použij return.
"""
barvy = ['křížov', 'károv', 'srdcov', 'pikov']
hodnoty = ['é eso', 'á dvojka', 'á trojka', 'á čtyřka', 'á pětka', 'á šestka', 'á sedmička']
hodnoty += ['á osmička', 'á devítka', 'á desítka', 'ý kluk', 'á dáma', 'ý král']

def jmeno_karty(karta, otoceni):
    if otoceni == 'rubem':
        print('karta rubem nahoru')
    else:
        print(barvy[karta // 13] + hodnoty[karta % 13])


"""level 12: no return for a card that lies face down"""
barvy = ['křížov', 'károv', 'srdcov', 'pikov']
hodnoty = ['é eso', 'á dvojka', 'á trojka', 'á čtyřka', 'á pětka', 'á šestka', 'á sedmička']
hodnoty += ['á osmička', 'á devítka', 'á desítka', 'ý kluk', 'á dáma', 'ý král']

def jmeno_karty(karta, otoceni):
    if otoceni == 'licem':
        return barvy[karta // 13] + hodnoty[karta % 13]


"""level 12: tells the name of a card that lies face down"""
barvy = ['křížov', 'károv', 'srdcov', 'pikov']
hodnoty = ['é eso', 'á dvojka', 'á trojka', 'á čtyřka', 'á pětka', 'á šestka', 'á sedmička']
hodnoty += ['á osmička', 'á devítka', 'á desítka', 'ý kluk', 'á dáma', 'ý král']

def jmeno_karty(karta, otoceni):
    return barvy[karta // 13] + hodnoty[karta % 13]
