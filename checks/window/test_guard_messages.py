"""What the window says about the mistakes of a student's code, and that the game goes back and on."""

import pytest

from checks.window.playing import sit_down
from rozdej.window.gui.inputs import Click
from rozdej.window.gui.layout import Space

MOVE = 'def udelej_tah(hra, jmeno_odkud, jmeno_kam):\n'


def test_without_a_game_the_window_is_there_and_waits_for_a_better_program(play):
    player = play('def udelej_hru():\n    hra = {}\n')
    assert 'Zkusit znovu' in player.read
    player.type('u v left enter space escape')
    player.press('help')
    assert player.screen.session.history is None


@pytest.mark.parametrize('where', ['udelej_hru', 'udelej_tah'])
def test_a_list_of_its_own_class(play, where):
    """It passes for a list, but cannot be kept for undo."""
    text = 'class Balicek(list):\n    """Own."""\n\npuvodni = udelej_hru\n'
    if where == 'udelej_hru':
        player = play(text + "def udelej_hru():\n    return puvodni() | {'V': Balicek()}\n")
    else:
        player = play(text + MOVE + "    hra['V'] = Balicek([hra['U'].pop()])\n")
        player.click('U')
        assert player.game['V'] == []
    assert 'obyčejný slovník, seznamy' in player.read


def test_too_few_cards_are_told_but_played(play):
    player = play("puvodni = udelej_hru\ndef udelej_hru():\n    hra = puvodni()\n    hra['U'].pop()\n    return hra\n")
    assert 'Čeká se: 52 různých karet' in player.read
    assert 'Přišlo: chybí' in player.read
    player.type('u v')
    assert len(player.game['V']) == 1


def test_refusal_shows_the_sentence_of_the_program(player):
    before = player.game
    player.type('u a')
    assert 'To nejde.' in player.read
    assert 'Z U na A se nehraje.' in player.read
    assert player.game == before


def double_click(player, place):
    for _ in range(2):
        player.now += 0.1
        index = len(player.game[place]) - 1
        player.screen.act(Click(place, index), player.now)


def test_a_double_click_that_leads_nowhere_says_why(play):
    player = play(MOVE + '    print(jmeno_odkud, jmeno_kam)\n    raise ValueError(f"Na {jmeno_kam} ne.")\n')
    double_click(player, 'A')
    assert player.read.split('\n') == ['To nejde.', 'Na Z ne.', 'Funkce vypsala:', 'A W', 'A X', 'A Y', 'A Z']
    assert player.screen.state.choice is None


def test_a_mistake_met_by_a_double_click_is_told_with_what_was_printed(play):
    player = play(MOVE + '    print(jmeno_odkud, jmeno_kam)\n    return hra["Q"]\n')
    double_click(player, 'A')
    assert 'Funkce udelej_tah skončila chybou.' in player.read
    assert player.read.endswith('Funkce vypsala:\nA W')


def test_what_cannot_play_itself_is_said_in_words_for_any_game(player):
    player.type('d', ctrl=True)
    assert player.read == 'Dohrát samo to teď nejde. Půjde to, až nebude co vymýšlet.'


def test_the_same_deal_brings_the_same_luck(play):
    """What a program draws by lot while it plays repeats itself when its deal is played again."""
    player = play(
        'puvodni = udelej_tah\nimport random\n' + MOVE + '    print(random.random())\n    puvodni(hra, "U", "V")\n'
    )
    drawn = []
    for _ in range(3):
        player.type('u v')
        drawn.append(player.read)
        player.type('u v')
        drawn.append(player.read)
        player.type('r', ctrl=True)
    assert drawn[:2] == drawn[2:4] == drawn[4:]
    assert drawn[0] != drawn[1]


def test_refusal_without_a_sentence(play):
    player = play(MOVE + '    raise ValueError\n')
    player.click('U')
    assert 'Tenhle tah pravidla nedovolují.' in player.read


def test_refusal_that_left_the_game_changed(play):
    player = play(MOVE + "    hra['V'].append(hra['U'].pop())\n    raise ValueError('Nejde.')\n")
    before = player.game
    player.click('U')
    assert 'Nejde.' in player.read
    assert 'hru předtím stihla změnit. Okno ji vrátilo zpátky.' in player.read
    assert player.game == before


PYTHONS_OWN = {
    'remove': "hra['V'].remove('K')",
    'float': "float('dvě')",
    'while the sentence is made': "raise ValueError('Nejde: ' + str([].index('K')))",
    'a library': '__import__("random").sample([], 1)',
}


@pytest.mark.parametrize('mistake', PYTHONS_OWN)
def test_a_value_error_of_pythons_own_is_no_refusal(play, mistake):
    player = play(MOVE + f'    {PYTHONS_OWN[mistake]}\n')
    before = player.game
    player.click('U')
    assert 'To nejde.' not in player.read
    assert 'Funkce udelej_tah skončila chybou.' in player.read
    assert 'ValueError: ' in player.read
    assert PYTHONS_OWN[mistake] in player.read
    assert player.game == before


OWN = {
    'in a helper': '    odmitni()\n\n\ndef odmitni():\n    raise ValueError("Ne.")\n',
    'a stored exception': '    chyba = ValueError("Ne.")\n    raise chyba\n',
    'instead of another': '    try:\n        [].index(1)\n    except ValueError:\n        raise ValueError("Ne.")\n',
    'with something to close': '    try:\n        raise ValueError("Ne.")\n    finally:\n        hotovo = True\n',
    'passed on': '    try:\n        raise ValueError("Ne.")\n    except ValueError:\n        raise\n',
    'a class of its own': '    class Odmitnuti(ValueError):\n        pass\n    raise Odmitnuti("Ne.")\n',
}


@pytest.mark.parametrize('way', OWN)
def test_a_value_error_that_the_program_raises_is_a_refusal(play, way):
    player = play(MOVE + OWN[way])
    player.click('U')
    assert player.read.split('\n') == ['To nejde.', 'Ne.']


def test_what_is_cut_is_said_to_be_in_the_terminal_only_if_it_is(play, capsys):
    player = play(MOVE + "    raise ValueError('Sem ne. ' * 500)\n")
    player.space = Space(1280, 760)
    player.click('U')
    assert player.read.endswith('\n…')
    assert 'terminálu' not in player.read
    assert 'Sem ne.' not in ''.join(capsys.readouterr())
    player = play(MOVE + "    print('Ven. ' * 500)\n    raise KeyError('Sem ne. ' * 500)\n")
    player.space = Space(1280, 760)
    player.click('U')
    assert player.read.endswith('\n… (celé je to v terminálu)')
    printed, told = capsys.readouterr()
    assert 'Ven. Ven.' in printed
    assert 'Sem ne. Sem ne.' in told


def test_print_is_shown(play):
    player = play(
        'puvodni = udelej_tah\n' + MOVE + "    print('hraju', jmeno_odkud)\n    puvodni(hra, jmeno_odkud, jmeno_kam)\n"
    )
    player.click('U')
    assert player.read.split('\n') == ['Funkce vypsala:', 'hraju U']
    assert len(player.game['V']) == 1


def test_long_print_is_cut(play, capsys):
    player = play(
        'puvodni = udelej_tah\n' + MOVE + '    print(*range(50), sep="\\n")\n    puvodni(hra, jmeno_odkud, jmeno_kam)\n'
    )
    player.click('U')
    rest = '… (celé je to v terminálu)'
    assert player.read.split('\n') == ['Funkce vypsala:', '0', '1', '2', rest, '48', '49']
    assert '\n49\n' in capsys.readouterr().out


@pytest.mark.parametrize(
    ('body', 'words'),
    [
        ('    return 0\n', ['Funkce hrac_vyhral udělala', 'pravdivostní hodnota (bool)', 'celé číslo (int): 0']),
        ('    return hra["Q"]\n', ['Funkce hrac_vyhral skončila chybou.', "KeyError: 'Q'"]),
        ('    return [].index("K")\n', ['Funkce hrac_vyhral skončila chybou.', 'ValueError']),
    ],
    ids=['number', 'exception', 'value error'],
)
def test_bad_hrac_vyhral_is_told_once_and_the_move_counts(play, body, words):
    player = play('def hrac_vyhral(hra):\n' + body)
    player.click('U')
    for word in words:
        assert word in player.read
    assert len(player.game['V']) == 1
    player.click('U')
    assert player.read == ''


def test_win_that_is_not_one_is_the_programs_word(play):
    player = play('def hrac_vyhral(hra):\n    return True\n')
    player.click('U')
    player.pass_time(2)
    assert 'Vyhráno!' in player.read


def test_file_without_a_function_that_deals(play):
    read = ' '.join(play('x = 1\n', on=None).read.split())
    for word in ('V souboru', 'chybí funkce udelej_hru', 'rozdává za tebe okno'):
        assert word in read, read


def test_missing_file(tmp_path, store):
    folder = tmp_path / 'prazdna'
    folder.mkdir()
    assert 'Chybí soubor klondike.py.' in sit_down(folder, store).read


def test_the_terminal_gets_the_traceback_of_the_students_lines_only(play, capsys):
    player = play('def najdi(hra):\n    return hra["Q"]\n\n' + MOVE + '    najdi(hra)\n')
    player.click('U')
    written = capsys.readouterr().err
    assert 'Funkce udelej_tah skončila chybou.' in written
    assert written.count('klondike.py", line') == 2
    assert 'student_code.py' not in written


def test_the_game_is_safe_from_references_that_functions_keep(play):
    """A function that stores the game and spoils it later changes nothing on the table."""
    player = play(
        'puvodni, videno = udelej_tah, []\n' + MOVE + '    puvodni(hra, jmeno_odkud, jmeno_kam)\n'
        '    for stara in videno:\n        stara.clear()\n    videno.append(hra)\n'
    )
    for _ in range(3):
        player.click('U')
    player.type('z', ctrl=True)
    assert len(player.game['V']) == 2
    assert sum(map(len, player.game.values())) == 52


def test_message_goes_away_by_click_by_escape_and_by_the_next_move(player):
    for away in (lambda: player.press('message'), lambda: player.type('escape'), lambda: player.type('u v')):
        player.type('u a')
        assert player.screen.state.message
        away()
        assert player.screen.state.message is None


def test_a_letter_that_is_no_place(player):
    player.type('q')
    assert 'Místo Q na stole není. Písmenka jsou A, B, C' in player.read


def test_a_card_that_cannot_be_taken(player):
    player.click('G', 0)
    assert 'Odtud teď žádná karta vzít nejde.' in player.read
    assert player.screen.state.choice is None


def test_a_function_that_waits_to_be_written_is_found_in_the_lesson(play):
    player = play('def udelej_tah(hra, odkud, kam):\n    """Přesune kartu."""\n', on=None)
    player.click('U')
    assert 'Funkce udelej_tah ještě není napsaná.' in player.told
    assert 'Jak na ni, je v lekci v kapitole Tah podle pravidel (level 100).' in player.told
