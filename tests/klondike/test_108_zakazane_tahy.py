"""Funkce udelej_tah, tahy proti pravidlům: levely 108 až 110."""

import pytest


def hra_s_kartami(karty):
    """Hra, ve které jsou karty jen na vyjmenovaných místech; všude jinde je prázdno."""
    hra = {}
    for misto in 'UVWXYZABCDEFG':
        hra[misto] = []
    for misto in karty:
        hra[misto] = karty[misto]
    return hra


def kopie_hry(hra):
    """Stejná hra v nových seznamech."""
    return {misto: list(karty) for misto, karty in hra.items()}


def zkus_zakazany_tah(klondike, hra, odkud, kam):
    """Ověří, že tah vyhodí ValueError a že po něm hra zůstane přesně taková, jaká byla."""
    hra_pred_tahem = kopie_hry(hra)
    with pytest.raises(ValueError):
        klondike.udelej_tah(hra, odkud, kam)
    for misto in hra_pred_tahem:
        assert hra.get(misto) == hra_pred_tahem[misto], f'Zakázaný tah z {odkud} na {kam} změnil karty na {misto}.'
    assert hra == hra_pred_tahem, f'Zakázaný tah z {odkud} na {kam} změnil slovník hry.'


@pytest.mark.level(108)
def test_k_vyjimce_patri_veta_pro_hrace(klondike):
    """Výjimka ValueError nese větu, která hráči řekne, proč ten tah nejde. Jaká bude, je na tobě."""
    for odkud, kam in ('U', 'A'), ('V', 'W'), ('V', 'B'), ('A', 'B'), ('A', 'U'):
        hra = hra_s_kartami({'U': [(5, 'Pi', False)], 'V': [(7, 'Kr', True)], 'A': [(9, 'Sr', True)]})
        with pytest.raises(ValueError) as zachycena:
            klondike.udelej_tah(hra, odkud, kam)
        veta = str(zachycena.value)
        assert veta != '', f'Tah z {odkud} na {kam} odmítla výjimka ValueError beze slova. Přidej do závorky větu.'


# Mezi U a V


@pytest.mark.level(108)
def test_z_v_do_u_az_kdyz_je_u_prazdne(klondike):
    """Karty z V se do U vracejí, teprve když v U žádná nezbyla."""
    hra = hra_s_kartami({'U': [(5, 'Pi', False)], 'V': [(2, 'Kr', True), (9, 'Sr', True)]})
    zkus_zakazany_tah(klondike, hra, 'V', 'U')


@pytest.mark.level(108)
def test_z_u_se_hraje_jen_na_v(klondike):
    """Z balíčku U se hraje jen na V, i kdyby karta pasovala jinam."""
    for kam in 'WXYZ':
        hra = hra_s_kartami({'U': [(9, 'Pi', False), (1, 'Sr', False)]})
        zkus_zakazany_tah(klondike, hra, 'U', kam)
    for kam in 'ABCDEFG':
        hra = hra_s_kartami({'U': [(9, 'Pi', False), (13, 'Sr', False)]})
        zkus_zakazany_tah(klondike, hra, 'U', kam)


@pytest.mark.level(108)
def test_na_v_se_hraje_jen_z_u(klondike):
    """Na V přibývají karty jen z U."""
    for odkud in 'WXYZ':
        hra = hra_s_kartami({odkud: [(1, 'Ka', True)]})
        zkus_zakazany_tah(klondike, hra, odkud, 'V')
    for odkud in 'ABCDEFG':
        hra = hra_s_kartami({odkud: [(4, 'Ka', False), (12, 'Sr', True)], 'V': [(13, 'Pi', True)]})
        zkus_zakazany_tah(klondike, hra, odkud, 'V')


@pytest.mark.level(108)
def test_do_u_se_hraje_jen_z_v(klondike):
    """Do U se karty vracejí jen z V."""
    for odkud in 'WXYZ':
        hra = hra_s_kartami({odkud: [(1, 'Ka', True)]})
        zkus_zakazany_tah(klondike, hra, odkud, 'U')
    for odkud in 'ABCDEFG':
        hra = hra_s_kartami({odkud: [(4, 'Ka', False), (13, 'Sr', True)]})
        zkus_zakazany_tah(klondike, hra, odkud, 'U')


# Na hromádky W až Z


@pytest.mark.level(108)
def test_na_prazdnou_hromadku_jen_eso(klondike):
    """Na prázdnou hromádku jiná karta než eso nesmí."""
    for hodnota in range(2, 14):
        hra = hra_s_kartami({'V': [(9, 'Pi', True), (hodnota, 'Sr', True)]})
        zkus_zakazany_tah(klondike, hra, 'V', 'W')


@pytest.mark.level(108)
def test_na_hromadku_jen_stejna_barva(klondike):
    """Na hromádku nesmí karta jiné barvy, než jakou hromádka začala."""
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for jina in 'Pi', 'Sr', 'Ka', 'Kr':
            if barva != jina:
                hra = hra_s_kartami({'V': [(3, jina, True)], 'X': [(1, barva, True), (2, barva, True)]})
                zkus_zakazany_tah(klondike, hra, 'V', 'X')


@pytest.mark.level(108)
def test_druhe_eso_na_hromadku_nepatri(klondike):
    """Na hromádku, kde už něco leží, další eso nesmí. Patří na jinou."""
    hra = hra_s_kartami({'V': [(1, 'Sr', True)], 'Y': [(1, 'Pi', True)]})
    zkus_zakazany_tah(klondike, hra, 'V', 'Y')
    hra = hra_s_kartami({'B': [(6, 'Pi', False), (1, 'Sr', True)], 'Z': [(1, 'Pi', True), (2, 'Pi', True)]})
    zkus_zakazany_tah(klondike, hra, 'B', 'Z')


@pytest.mark.level(108)
def test_na_hromadku_jen_o_jedna_vyssi_karta(klondike):
    """Na hromádku smí jen karta o jednu vyšší, žádná se nepřeskočí."""
    for hodnota in 6, 7, 8, 9, 10, 11, 12, 13:
        ctyri_kary = [(1, 'Ka', True), (2, 'Ka', True), (3, 'Ka', True), (4, 'Ka', True)]
        hra = hra_s_kartami({'V': [(hodnota, 'Ka', True)], 'Z': ctyri_kary})
        zkus_zakazany_tah(klondike, hra, 'V', 'Z')


@pytest.mark.level(108)
def test_ze_sloupecku_na_hromadku_plati_stejna_pravidla(klondike):
    """Pro karty ze sloupečků platí na hromádkách totéž a po odmítnutém tahu se nic neodkryje."""
    for odkud in 'ABCDEFG':
        hra = hra_s_kartami({odkud: [(1, 'Pi', False), (2, 'Sr', True)]})
        zkus_zakazany_tah(klondike, hra, odkud, 'X')
        hra = hra_s_kartami({odkud: [(1, 'Pi', False), (2, 'Sr', True)], 'X': [(1, 'Ka', True)]})
        zkus_zakazany_tah(klondike, hra, odkud, 'X')
        hra = hra_s_kartami({odkud: [(1, 'Pi', False), (3, 'Sr', True)], 'X': [(1, 'Sr', True)]})
        zkus_zakazany_tah(klondike, hra, odkud, 'X')


@pytest.mark.level(108)
def test_na_hromadku_jde_jen_vrchni_karta(klondike):
    """Na hromádku jde jen vrchní karta sloupečku, na žádnou pod ní se nesahá."""
    hra = hra_s_kartami({'C': [(3, 'Ka', True), (2, 'Pi', True)], 'W': [(1, 'Ka', True), (2, 'Ka', True)]})
    zkus_zakazany_tah(klondike, hra, 'C', 'W')


@pytest.mark.level(108)
def test_mezi_hromadkami_se_nehraje(klondike):
    """Z hromádky na hromádku se nehraje, ani s esem na prázdné místo."""
    for odkud in 'WXYZ':
        for kam in 'WXYZ':
            if odkud != kam:
                hra = hra_s_kartami({odkud: [(1, 'Pi', True)]})
                zkus_zakazany_tah(klondike, hra, odkud, kam)


# Na sloupečky A až G


@pytest.mark.level(108)
def test_z_v_na_sloupecek_jen_opacna_barva(klondike):
    """Na sloupeček nesmí červená karta na červenou ani černá na černou."""
    for barvy in ['Sr', 'Ka'], ['Pi', 'Kr']:
        for barva in barvy:
            for vrchni in barvy:
                hra = hra_s_kartami({'V': [(5, barva, True)], 'D': [(6, vrchni, True)]})
                zkus_zakazany_tah(klondike, hra, 'V', 'D')


@pytest.mark.level(108)
def test_z_v_na_sloupecek_jen_o_jedna_nizsi_karta(klondike):
    """Na sloupeček nesmí karta, která není přesně o jednu nižší než ta vrchní."""
    for hodnota in 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13:
        hra = hra_s_kartami({'V': [(hodnota, 'Sr', True)], 'A': [(9, 'Ka', False), (7, 'Pi', True)]})
        zkus_zakazany_tah(klondike, hra, 'V', 'A')


@pytest.mark.level(108)
def test_z_v_jde_jen_vrchni_karta(klondike):
    """Z V se bere jen vrchní karta. Když nepasuje, nepomůže jí, že karta pod ní ano."""
    hra = hra_s_kartami({'V': [(3, 'Ka', True), (8, 'Sr', True), (7, 'Pi', True)], 'A': [(9, 'Kr', True)]})
    zkus_zakazany_tah(klondike, hra, 'V', 'A')


@pytest.mark.level(108)
def test_z_v_na_prazdny_sloupecek_jen_kral(klondike):
    """Na prázdný sloupeček nesmí jiná karta než král."""
    for hodnota in range(1, 13):
        hra = hra_s_kartami({'V': [(hodnota, 'Kr', True)], 'A': [(9, 'Sr', True)]})
        zkus_zakazany_tah(klondike, hra, 'V', 'G')


@pytest.mark.level(108)
def test_kral_na_kartu_nepatri(klondike):
    """Na sloupeček, ve kterém něco leží, král nesmí, ani na eso."""
    for hodnota in range(1, 14):
        hra = hra_s_kartami({'V': [(13, 'Kr', True)], 'B': [(hodnota, 'Sr', True)]})
        zkus_zakazany_tah(klondike, hra, 'V', 'B')


@pytest.mark.level(108)
def test_mezi_sloupecky_jen_opacna_barva(klondike):
    """I mezi sloupečky platí: červená na černou, černá na červenou. A nic se neodkryje."""
    for barvy in ['Sr', 'Ka'], ['Pi', 'Kr']:
        for barva in barvy:
            for vrchni in barvy:
                hra = hra_s_kartami({'E': [(2, 'Kr', False), (5, barva, True)], 'F': [(6, vrchni, True)]})
                zkus_zakazany_tah(klondike, hra, 'E', 'F')


@pytest.mark.level(108)
def test_mezi_sloupecky_jen_o_jedna_nizsi_karta(klondike):
    """I mezi sloupečky musí být přesouvaná karta o jednu nižší než vrchní karta cíle."""
    for hodnota in 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13:
        hra = hra_s_kartami({'A': [(9, 'Ka', False), (hodnota, 'Sr', True)], 'B': [(7, 'Pi', True)]})
        zkus_zakazany_tah(klondike, hra, 'A', 'B')


@pytest.mark.level(108)
def test_mezi_sloupecky_na_prazdny_jen_kral(klondike):
    """I z jiného sloupečku smí na prázdné místo jen král."""
    for hodnota in range(1, 13):
        hra = hra_s_kartami({'A': [(9, 'Ka', False), (hodnota, 'Sr', True)]})
        zkus_zakazany_tah(klondike, hra, 'A', 'B')


@pytest.mark.level(108)
def test_na_prazdny_sloupecek_musi_byt_kral_prvni(klondike):
    """Na prázdné místo se karty nestěhují, když spodní z odkrytých karet není král."""
    hra = hra_s_kartami({'A': [(13, 'Ka', False), (12, 'Pi', True), (11, 'Sr', True)]})
    zkus_zakazany_tah(klondike, hra, 'A', 'B')


@pytest.mark.level(108)
def test_zadny_pocet_karet_nepasuje(klondike):
    """Když na cíl nepasuje žádná z odkrytých karet, nepřesune se nic."""
    sloupecek = [(9, 'Sr', False), (8, 'Sr', True), (7, 'Pi', True), (6, 'Ka', True), (5, 'Kr', True)]
    hra = hra_s_kartami({'C': sloupecek, 'D': [(11, 'Kr', True)]})
    zkus_zakazany_tah(klondike, hra, 'C', 'D')
    hra['D'] = [(8, 'Pi', True)]
    zkus_zakazany_tah(klondike, hra, 'C', 'D')
    hra['D'] = [(4, 'Sr', True)]
    zkus_zakazany_tah(klondike, hra, 'C', 'D')


@pytest.mark.level(108)
def test_zakryta_karta_by_pasovala(klondike):
    """Karta rubem nahoru se přesunout nesmí, i kdyby na cíl pasovala."""
    hra = hra_s_kartami({'A': [(12, 'Sr', False), (5, 'Pi', True)], 'B': [(13, 'Kr', True)]})
    zkus_zakazany_tah(klondike, hra, 'A', 'B')
    hra = hra_s_kartami({'A': [(7, 'Ka', False), (13, 'Sr', False), (12, 'Pi', True)]})
    zkus_zakazany_tah(klondike, hra, 'A', 'B')


# Nesmyslné tahy


@pytest.mark.level(109)
def test_odkud_a_kam_je_totez(klondike):
    """Z jednoho místa na to samé se nehraje."""
    for misto in 'UVWXYZABCDEFG':
        hra = hra_s_kartami({misto: [(1, 'Pi', True)]})
        zkus_zakazany_tah(klondike, hra, misto, misto)
        hra = hra_s_kartami({misto: [(13, 'Kr', True), (12, 'Sr', True)]})
        zkus_zakazany_tah(klondike, hra, misto, misto)


@pytest.mark.level(109)
def test_nezname_pismenko_odkud(klondike):
    """Písmenko, které ve hře není, neznamená žádné místo, ze kterého jde hrát."""
    for odkud in 'HQT':
        for kam in 'UVWA':
            hra = hra_s_kartami({'V': [(1, 'Pi', True)], 'B': [(13, 'Kr', True)]})
            zkus_zakazany_tah(klondike, hra, odkud, kam)


@pytest.mark.level(109)
def test_nezname_pismenko_kam(klondike):
    """Písmenko, které ve hře není, neznamená žádné místo, na které jde hrát."""
    for odkud in 'UVWA':
        for kam in 'HQT':
            hra = hra_s_kartami({odkud: [(1, 'Pi', odkud != 'U')]})
            zkus_zakazany_tah(klondike, hra, odkud, kam)


@pytest.mark.level(109)
def test_mala_pismenka(klondike):
    """Malé písmenko je jiné než velké, takže na stole žádné takové místo není."""
    hra = {'U': [(5, 'Pi', False)], 'V': [(1, 'Sr', True)], 'A': [(12, 'Kr', True)], 'B': [(13, 'Ka', True)]}
    for odkud, kam in ('u', 'V'), ('U', 'v'), ('v', 'W'), ('V', 'w'), ('a', 'B'), ('A', 'b'):
        zkus_zakazany_tah(klondike, hra_s_kartami(hra), odkud, kam)


@pytest.mark.level(109)
def test_nic_nebo_dve_pismenka(klondike):
    """Místo je jedno písmenko: prázdný řetězec ani dvě písmenka najednou na stole nejsou."""
    hra = {'U': [(5, 'Pi', False)], 'V': [(1, 'Sr', True)], 'A': [(12, 'Kr', True)], 'B': [(13, 'Ka', True)]}
    for odkud, kam in ('U', ''), ('', 'V'), ('V', 'WX'), ('A', 'AB'), ('AB', 'B'):
        zkus_zakazany_tah(klondike, hra_s_kartami(hra), odkud, kam)


@pytest.mark.level(109)
def test_obe_pismenka_jsou_neznama(klondike):
    """Se dvěma neznámými písmenky se taky nehraje."""
    hra = hra_s_kartami({'U': [(5, 'Pi', False)], 'A': [(13, 'Kr', True)]})
    zkus_zakazany_tah(klondike, hra, 'Q', 'H')
    zkus_zakazany_tah(klondike, hra, 'Q', 'Q')


@pytest.mark.level(109)
def test_z_prazdneho_u(klondike):
    """Z prázdného balíčku U není co otočit."""
    hra = hra_s_kartami({'V': [(2, 'Kr', True), (9, 'Sr', True)]})
    zkus_zakazany_tah(klondike, hra, 'U', 'V')
    hra = hra_s_kartami({'A': [(13, 'Kr', True)]})
    zkus_zakazany_tah(klondike, hra, 'U', 'V')


@pytest.mark.level(109)
def test_z_prazdneho_v_do_prazdneho_u(klondike):
    """Když je prázdné V i U, není co vracet."""
    hra = hra_s_kartami({'A': [(13, 'Kr', True)]})
    zkus_zakazany_tah(klondike, hra, 'V', 'U')


@pytest.mark.level(109)
def test_z_prazdneho_mista(klondike):
    """Z prázdného místa se nedá hrát nikam."""
    for odkud in 'UVWXYZABCDEFG':
        for kam in 'UVXD':
            hra = hra_s_kartami({})
            zkus_zakazany_tah(klondike, hra, odkud, kam)


@pytest.mark.level(109)
def test_z_prazdneho_mista_na_karty(klondike):
    """Z prázdného místa se nedá hrát ani tam, kde už nějaké karty leží."""
    for odkud in 'VABC':
        hra = hra_s_kartami({'W': [(1, 'Sr', True)], 'G': [(3, 'Pi', False), (10, 'Pi', True)]})
        zkus_zakazany_tah(klondike, hra, odkud, 'W')
        zkus_zakazany_tah(klondike, hra, odkud, 'G')


# Z hromádky zpátky do sloupečku: nepovinné pravidlo


def zkus_vzit_z_hromadky(klondike, hra, hra_po_tahu, odkud, kam):
    """Tah se buď povede podle pravidla, nebo vyhodí ValueError a nic nezmění. Obojí je správně."""
    hra_pred_tahem = kopie_hry(hra)
    try:
        klondike.udelej_tah(hra, odkud, kam)
    except ValueError:
        assert hra == hra_pred_tahem, f'Tah z {odkud} na {kam} vyhodil ValueError, ale změnil hru.'
    else:
        assert hra == hra_po_tahu, f'Po tahu z {odkud} na {kam} leží karty jinak, než mají.'


@pytest.mark.level(110)
def test_z_hromadky_na_sloupecek(klondike):
    """Vrchní karta hromádky se na sloupeček buď přesune, když tam pasuje, nebo se z hromádek nehraje vůbec."""
    for odkud in 'WXYZ':
        for kam in 'ABCDEFG':
            hra = hra_s_kartami({odkud: [(1, 'Sr', True), (2, 'Sr', True)], kam: [(3, 'Kr', True)]})
            hra_po_tahu = hra_s_kartami({odkud: [(1, 'Sr', True)], kam: [(3, 'Kr', True), (2, 'Sr', True)]})
            zkus_vzit_z_hromadky(klondike, hra, hra_po_tahu, odkud, kam)


@pytest.mark.level(110)
def test_kral_z_hromadky_na_prazdny_sloupecek(klondike):
    """I král z hromádky se na prázdný sloupeček buď přesune, nebo všechno zůstane, jak bylo."""
    eso_az_dama = [(hodnota, 'Pi', True) for hodnota in range(1, 13)]
    hra = hra_s_kartami({'X': eso_az_dama + [(13, 'Pi', True)]})
    hra_po_tahu = hra_s_kartami({'X': eso_az_dama, 'C': [(13, 'Pi', True)]})
    zkus_vzit_z_hromadky(klondike, hra, hra_po_tahu, 'X', 'C')


@pytest.mark.level(110)
def test_z_hromadky_na_sloupecek_kam_karta_nepasuje(klondike):
    """Karta z hromádky, která na sloupeček nepasuje, tam nesmí v žádném případě."""
    hra = hra_s_kartami({'W': [(1, 'Sr', True), (2, 'Sr', True)], 'A': [(3, 'Ka', True)]})
    zkus_zakazany_tah(klondike, hra, 'W', 'A')
    hra = hra_s_kartami({'W': [(1, 'Sr', True), (2, 'Sr', True)], 'A': [(4, 'Kr', True)]})
    zkus_zakazany_tah(klondike, hra, 'W', 'A')
    hra = hra_s_kartami({'W': [(1, 'Sr', True), (2, 'Sr', True)], 'A': [(2, 'Kr', True)]})
    zkus_zakazany_tah(klondike, hra, 'W', 'A')
    hra = hra_s_kartami({'W': [(1, 'Sr', True), (2, 'Sr', True)]})
    zkus_zakazany_tah(klondike, hra, 'W', 'A')


@pytest.mark.level(110)
def test_z_hromadky_nejde_karta_zespodu(klondike):
    """Z hromádky se nebere karta, která leží pod jinou."""
    hra = hra_s_kartami({'Y': [(1, 'Sr', True), (2, 'Sr', True), (3, 'Sr', True)], 'B': [(3, 'Pi', True)]})
    zkus_zakazany_tah(klondike, hra, 'Y', 'B')
