"""lesson_style: Klondike v konzoli: vlastní podoba programu, který dostáváš hotový."""

from klondike import hrac_vyhral, udelej_hru, udelej_tah, vypis_hru


def nacti_tah():
    tah = input('Odkud a kam? ').upper()
    if not tah.isalpha() or len(tah) != 2:
        print('Dvě písmenka, prosím.')
        return nacti_tah()
    return [*tah]


if __name__ == '__main__':
    hra = udelej_hru()
    vypis_hru(hra)
    while not hrac_vyhral(hra):
        odkud, kam = nacti_tah()
        try:
            udelej_tah(hra, odkud, kam)
        except ValueError as chyba:
            print('Kdepak!', chyba)
        else:
            vypis_hru(hra)
    print('Vyhráno!')
