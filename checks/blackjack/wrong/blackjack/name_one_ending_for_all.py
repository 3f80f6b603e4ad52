"""level 11: every suit ends like that of a queen: křížová eso"""


def jmeno_karty(karta, otoceni):
    if otoceni == 'rubem':
        return 'karta rubem nahoru'
    barvy = ['křížová', 'kárová', 'srdcová', 'piková']
    hodnoty = ['eso', 'dvojka', 'trojka', 'čtyřka', 'pětka', 'šestka', 'sedmička']
    hodnoty += ['osmička', 'devítka', 'desítka', 'kluk', 'dáma', 'král']
    return barvy[karta // 13] + ' ' + hodnoty[karta % 13]
