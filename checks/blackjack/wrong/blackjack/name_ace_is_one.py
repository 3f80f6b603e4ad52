"""level 11: counts from the ace as 1, so every card has the name of the one before"""

barvy = ['křížov', 'károv', 'srdcov', 'pikov']
hodnoty = ['é eso', 'á dvojka', 'á trojka', 'á čtyřka', 'á pětka', 'á šestka', 'á sedmička']
hodnoty += ['á osmička', 'á devítka', 'á desítka', 'ý kluk', 'á dáma', 'ý král']


def jmeno_karty(karta, otoceni):
    if otoceni == 'rubem':
        return 'karta rubem nahoru'
    return barvy[karta // 13] + hodnoty[karta % 13 - 1]
