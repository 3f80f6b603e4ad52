"""Funkce zpracuj_prikaz, konec hry: levely 114 až 116."""

import pytest


def plan_z_obrazku(obrazek):
    """Plán podle obrázku. Na obrázku je řada a dole, v plánu je první: plan[0]."""
    plan = []
    for radek in obrazek.splitlines():
        pismenko_a_policka = radek.split()
        if len(pismenko_a_policka) == 10:
            plan.append(pismenko_a_policka[1:])
    plan.reverse()
    return plan


def hra_pred_vyhrou():
    """Hra, ve které hráči x chybí do pětice jen e5."""
    plan = plan_z_obrazku("""
        i _ _ _ _ _ _ _ _ _
        h _ _ _ _ _ _ _ _ _
        g _ _ o _ _ _ _ _ _
        f _ _ _ o _ _ _ _ _
        e _ _ x x _ x x _ _
        d _ _ _ _ _ o _ _ _
        c _ _ _ _ _ _ _ _ _
        b _ _ _ _ _ _ _ _ o
        a _ _ _ _ _ _ _ _ _
          1 2 3 4 5 6 7 8 9
    """)
    return {'plan': plan, 'hrac': 'x', 'konec': False}


def hra_pred_remizou():
    """Hra, ve které zbývá jediné volné pole, e5. Kdo na něj položí x, pětici z toho mít nebude."""
    plan = plan_z_obrazku("""
        i x x o o x x o o x
        h o o x x o o x x o
        g x x o o x x o o x
        f o o x x o o x x o
        e x x o o _ x o o x
        d o o x x o o x x o
        c x x o o x x o o x
        b o o x x o o x x o
        a x x o o x x o o x
          1 2 3 4 5 6 7 8 9
    """)
    return {'plan': plan, 'hrac': 'x', 'konec': False}


def odpoved(piskvorky, hra, prikaz):
    """Nová hra a zpráva, které funkce zpracuj_prikaz vrátila."""
    vysledek = piskvorky.zpracuj_prikaz(hra, prikaz)
    assert isinstance(vysledek, tuple), 'Funkce má vrátit dvojici: novou hru a zprávu.'
    assert len(vysledek) == 2, f'Funkce má vrátit dvojici, ale prvků je v ní {len(vysledek)}.'
    nova_hra, zprava = vysledek
    assert isinstance(zprava, str), f'Zpráva má být řetězec, ale je to {zprava!r}.'
    return nova_hra, zprava


def porovnej_hry(hra, ocekavana_hra, zprava):
    """Porovná hry kousek po kousku. První, který nesedí, ukáže."""
    assert isinstance(hra, dict), f'Hra má být slovník, ale je to {hra!r}.'
    for klic in 'plan', 'hrac', 'konec':
        assert klic in hra, f'Ve hře chybí klíč {klic!r}.'
    assert isinstance(hra['plan'], list), f"hra['plan'] má být seznam řad, ale je to {hra['plan']!r}."
    assert len(hra['plan']) == 9, f'V plánu má být 9 řad, je jich {len(hra["plan"])}.'
    for rada in range(9):
        jedna_rada = hra['plan'][rada]
        assert jedna_rada == ocekavana_hra['plan'][rada], f'{zprava} V plánu nesedí řada {"abcdefghi"[rada]}.'
    assert hra['hrac'] == ocekavana_hra['hrac'], f"{zprava} Nesedí hra['hrac']."
    assert hra['konec'] is ocekavana_hra['konec'], f"{zprava} Nesedí hra['konec']."


# Level 114: výhra


@pytest.mark.level(114)
def test_vyhra_hrace_x(piskvorky):
    """Kdo dokončí pětici, vyhrál. Zpráva pogratuluje a na dalších řádcích ukáže plán."""
    _, zprava = odpoved(piskvorky, hra_pred_vyhrou(), 'e5')
    radky = zprava.split('\n')
    assert radky[0] == 'Výhra! Gratuluji hráči x'
    assert len(radky) == 10, f'Po gratulaci má ve zprávě následovat 9 řádků plánu, ale je jich {len(radky) - 1}.'
    assert radky[5] == '_ _ x x x x x _ _', 'Na plánu ve zprávě má ležet i vítězný kámen.'
    assert zprava == (
        'Výhra! Gratuluji hráči x\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ o _ _ _ _ _ _\n'
        '_ _ _ o _ _ _ _ _\n'
        '_ _ x x x x x _ _\n'
        '_ _ _ _ _ o _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ o\n'
        '_ _ _ _ _ _ _ _ _'
    )


@pytest.mark.level(114)
def test_po_vyhre_je_konec(piskvorky):
    """Výhrou hra končí. Vítězný kámen na plánu je."""
    nova_hra, _ = odpoved(piskvorky, hra_pred_vyhrou(), 'e5')
    assert isinstance(nova_hra, dict), f'Nová hra má být slovník, ale je to {nova_hra!r}.'
    assert nova_hra['konec'] is True, "Po výhře má mít nová hra pod klíčem 'konec' přesně True."
    assert nova_hra['plan'][4] == ['_', '_', 'x', 'x', 'x', 'x', 'x', '_', '_']


@pytest.mark.level(114)
def test_vyhra_hrace_o(piskvorky):
    """Gratuluje se tomu, kdo vyhrál, třeba hráči o."""
    hra = hra_pred_vyhrou()
    hra['plan'][4][4] = 'o'
    hra['plan'][8][0] = 'x'
    hra['plan'][8][8] = 'x'
    hra['hrac'] = 'o'
    nova_hra, zprava = odpoved(piskvorky, hra, 'h2')
    assert zprava == (
        'Výhra! Gratuluji hráči o\n'
        'x _ _ _ _ _ _ _ x\n'
        '_ o _ _ _ _ _ _ _\n'
        '_ _ o _ _ _ _ _ _\n'
        '_ _ _ o _ _ _ _ _\n'
        '_ _ x x o x x _ _\n'
        '_ _ _ _ _ o _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ o\n'
        '_ _ _ _ _ _ _ _ _'
    )
    assert nova_hra['konec'] is True, "Po výhře má mít nová hra pod klíčem 'konec' přesně True."


@pytest.mark.level(114)
def test_po_vyhre_se_uz_nehraje(piskvorky):
    """Hra, ve které někdo vyhrál, žádný další tah nepřijme. Pomůže až příkaz new."""
    hra, _ = odpoved(piskvorky, hra_pred_vyhrou(), 'e5')
    hra, zprava = odpoved(piskvorky, hra, 'a1')
    assert zprava == 'Hra je dokončená, dej "new" pro novou'
    hra, zprava = odpoved(piskvorky, hra, 'new')
    hra, zprava = odpoved(piskvorky, hra, 'a1')
    assert zprava == 'Ok'


@pytest.mark.level(114)
def test_bez_petice_hra_pokracuje(piskvorky):
    """Dokud nikdo pětici nemá, hra pokračuje. Pět kamenů, mezi kterými je volné pole, pětice není."""
    nova_hra, zprava = odpoved(piskvorky, hra_pred_vyhrou(), 'e8')
    assert zprava == 'Ok'
    assert nova_hra['konec'] is False, "Hra pokračuje, pod klíčem 'konec' má být přesně False."


# Level 115: remíza


@pytest.mark.level(115)
def test_remiza(piskvorky):
    """Když se plán zaplní a nikdo nevyhrál, je to remíza a hra končí."""
    nova_hra, zprava = odpoved(piskvorky, hra_pred_remizou(), 'e5')
    assert zprava == 'Remíza, hrací plán je zaplněný'
    assert nova_hra['konec'] is True, "Po remíze má mít nová hra pod klíčem 'konec' přesně True."
    assert nova_hra['plan'][4] == ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x']


@pytest.mark.level(115)
def test_se_dvema_volnymi_poli_remiza_neni(piskvorky):
    """Remíza je až po zaplnění posledního pole. Se dvěma volnými se ještě hraje."""
    hra = hra_pred_remizou()
    hra['plan'][0][2] = '_'
    hra['hrac'] = 'o'
    nova_hra, zprava = odpoved(piskvorky, hra, 'a3')
    assert zprava == 'Ok'
    porovnej_hry(nova_hra, hra_pred_remizou(), 'Přibýt má jen o na a3.')


@pytest.mark.level(115)
def test_po_remize_se_uz_nehraje(piskvorky):
    """Po remíze je hra dokončená stejně jako po výhře."""
    hra, _ = odpoved(piskvorky, hra_pred_remizou(), 'e5')
    hra, zprava = odpoved(piskvorky, hra, 'a1')
    assert zprava == 'Hra je dokončená, dej "new" pro novou'


@pytest.mark.level(115)
def test_petice_poslednim_kamenem_je_vyhra(piskvorky):
    """Když poslední kámen dokončí pětici, je to výhra, ne remíza."""
    plan = plan_z_obrazku("""
        i x x o o x x o o o
        h o o x x o o x x o
        g x x o o x x o o x
        f o o x x o o x x o
        e x x x x _ x o o x
        d o o x x o o x x o
        c x x o o x x o o x
        b o o x x o o x x o
        a o x o o x x o o x
          1 2 3 4 5 6 7 8 9
    """)
    nova_hra, zprava = odpoved(piskvorky, {'plan': plan, 'hrac': 'x', 'konec': False}, 'e5')
    assert zprava.startswith('Výhra! Gratuluji hráči x'), f'Na e1 až e6 leží samá x, ale zpráva je: {zprava}'
    assert zprava == (
        'Výhra! Gratuluji hráči x\n'
        'x x o o x x o o o\n'
        'o o x x o o x x o\n'
        'x x o o x x o o x\n'
        'o o x x o o x x o\n'
        'x x x x x x o o x\n'
        'o o x x o o x x o\n'
        'x x o o x x o o x\n'
        'o o x x o o x x o\n'
        'o x o o x x o o x'
    )
    assert isinstance(nova_hra, dict), f'Nová hra má být slovník, ale je to {nova_hra!r}.'
    assert nova_hra['konec'] is True, "Po výhře má mít nová hra pod klíčem 'konec' přesně True."
    assert nova_hra['plan'][4] == ['x', 'x', 'x', 'x', 'x', 'x', 'o', 'o', 'x']


# Level 116: stará hra se nemění


def over_puvodni_hru(hra, predtim):
    """Ověří, že hra, kterou funkce dostala, zůstala přesně taková, jaká byla předtím."""
    porovnej_hry(hra, predtim, 'Funkce změnila hru, kterou dostala.')
    pridane_klice = [klic for klic in hra if klic not in predtim]
    assert pridane_klice == [], f'Funkce do hry, kterou dostala, něco přidala. Klíče navíc: {pridane_klice}'


@pytest.mark.level(116)
def test_tah_nemeni_starou_hru(piskvorky):
    """Tah patří jen do nové hry. Hra, kterou funkce dostala, zůstane i se svým plánem, jak byla."""
    hra = hra_pred_vyhrou()
    odpoved(piskvorky, hra, 'a1')
    over_puvodni_hru(hra, hra_pred_vyhrou())


@pytest.mark.level(116)
def test_vyhra_nemeni_starou_hru(piskvorky):
    """Ani výhra starou hru nezmění."""
    hra = hra_pred_vyhrou()
    odpoved(piskvorky, hra, 'e5')
    over_puvodni_hru(hra, hra_pred_vyhrou())


@pytest.mark.level(116)
def test_remiza_nemeni_starou_hru(piskvorky):
    """Ani remíza starou hru nezmění."""
    hra = hra_pred_remizou()
    odpoved(piskvorky, hra, 'e5')
    over_puvodni_hru(hra, hra_pred_remizou())


@pytest.mark.level(116)
def test_ostatni_prikazy_nemeni_starou_hru(piskvorky):
    """Starou hru nezmění žádný příkaz, ani ten, kterým se netáhne."""
    for prikaz in 'new', 'quit', 'board', 'ahoj', 'e3':
        hra = hra_pred_vyhrou()
        odpoved(piskvorky, hra, prikaz)
        over_puvodni_hru(hra, hra_pred_vyhrou())


@pytest.mark.level(116)
def test_prikazy_po_konci_nemeni_starou_hru(piskvorky):
    """Totéž platí po konci hry."""
    for prikaz in 'new', 'quit', 'board', 'ahoj', 'a1', 'e3':
        hra = hra_pred_vyhrou()
        hra['konec'] = True
        stejna_hra = hra_pred_vyhrou()
        stejna_hra['konec'] = True
        odpoved(piskvorky, hra, prikaz)
        over_puvodni_hru(hra, stejna_hra)


@pytest.mark.level(116)
def test_z_jedne_hry_jdou_zkusit_dva_tahy(piskvorky):
    """Z jedné hry jde zkusit dva různé tahy, jako by se ten první nestal."""
    hra = hra_pred_vyhrou()
    jedna, _ = odpoved(piskvorky, hra, 'a1')
    druha, zprava = odpoved(piskvorky, hra, 'a1')
    assert zprava == 'Ok', f'Tah a1 má z téže hry projít i podruhé, ale zpráva je: {zprava}'
    dalsi, zprava = odpoved(piskvorky, jedna, 'b1')
    assert zprava == 'Ok', f'Po tahu a1 má projít tah b1, ale zpráva je: {zprava}'
    porovnej_hry(druha, jedna, 'Další tah změnil hru, ze které se už netáhlo.')
    assert dalsi['plan'][1] == ['o', '_', '_', '_', '_', '_', '_', '_', 'o'], 'Po tahu b1 má na b1 ležet o.'
