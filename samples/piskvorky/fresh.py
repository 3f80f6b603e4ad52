"""Fresh cases of Piškvorky. The contract's words stand where a kind of cases is left out or a freedom is given."""

from rozdej.teacher.fresh_cases import Answer, Dice, FreshCases, Functions, same_data

QUESTION = 'in which words the question names a player is free'

fresh = FreshCases(
    escapes={
        'wrong/piskvorky/hraj: EOFError when the input ends': 'only lines can be prepared, not the end of the input',
        'wrong/piskvorky/hraj: the end of the input ends the game in silence': 'only lines can be prepared',
        'wrong/piskvorky/hraj: the question says x, whoever is on turn': QUESTION,
        'wrong/piskvorky/hraj: the question names both players': QUESTION,
        'wrong/piskvorky/hraj: the question names nobody': QUESTION,
        'wrong/piskvorky/navrhni_tah: wanted the cell nearest to the middle, takes the farthest': 'strength',
        'wrong/piskvorky/piskvorky: importing the file starts the game': 'importing is what level 1 asks for',
        'wrong/piskvorky/piskvorky: a trial print is left in the file': 'importing is what level 1 asks for',
    },
)

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
EVERYWHERE = [(row, column) for row in range(9) for column in range(9)]
EDGE = [(row, column) for row, column in EVERYWHERE if {row, column} & {0, 8}]
COMMANDS = {position: 'abcdefghi'[position[0]] + '123456789'[position[1]] for position in EVERYWHERE}
OTHER = {'x': 'o', 'o': 'x'}

Plan = list[list[str]]
Position = tuple[int, int]


def line(position: Position, way: Position, count: int) -> list[Position]:
    """So many cells one after another, as far as they are on the board."""
    cells = [(position[0] + step * way[0], position[1] + step * way[1]) for step in range(count)]
    return [cell for cell in cells if cell in COMMANDS]


FIVES = [cells for start in EVERYWHERE for way in DIRECTIONS if len(cells := line(start, way, 5)) == 5]
THROUGH = {cell: [cells for cells in FIVES if cell in cells] for cell in EVERYWHERE}


def fives(plan: Plan, places: list[list[Position]] = FIVES) -> list[list[Position]]:
    """Where, of these places, five equal stones lie in a row."""
    found = ((cells, {plan[row][column] for row, column in cells}) for cells in places)
    return [cells for cells, stones in found if len(stones) == 1 and stones != {'_'}]


def put(plan: Plan, cells: list[Position], stone: str) -> Plan:
    """A new board with these stones."""
    return [[stone if (row, column) in cells else plan[row][column] for column in range(9)] for row in range(9)]


def full_board(dice: Dice) -> Plan:
    """A full board without five in a row: pairs of stones, moved by two a row, with some noise."""
    shift, turned = dice.randrange(4), dice.randrange(2)
    plan = [['xo'[((column + shift) // 2 + row + turned) % 2] for column in range(9)] for row in range(9)]
    for row, column in dice.sample(EVERYWHERE, 30):
        changed = put(plan, [(row, column)], OTHER[plan[row][column]])
        plan = plan if fives(changed, THROUGH[row, column]) else changed
    return plan


def board(dice: Dice, stones: int | None = None) -> tuple[Plan, str]:
    """A board of a game that nobody has won, with so many stones, and who is on turn."""
    count = dice.randint(0, 80) if stones is None else stones
    plan = full_board(dice)
    wanted = {'x': (count + 1) // 2, 'o': count // 2}
    empty = [['_'] * 9 for _ in range(9)]
    for stone, many in wanted.items():
        there = [(row, column) for row, column in EVERYWHERE if plan[row][column] == stone]
        if len(there) < many:
            return board(dice, stones)
        empty = put(empty, dice.sample(there, many), stone)
    return empty, 'xo'[count % 2]


def with_line(dice: Dice, count: int, ways: tuple[Position, ...] = DIRECTIONS) -> tuple[Plan, str, list[Position]]:
    """A board in the middle of a game, a player, and a line of so many stones of that player's; no other five."""
    for _ in range(1000):
        plan, player = board(dice, 30 - count + dice.randrange(2))
        cells = line(dice.choice(EVERYWHERE), dice.choice(ways), count)
        if len(cells) == count:
            plan = put(plan, cells, player)
            if all(set(five) <= set(cells) for five in fives(plan)):
                return plan, player, cells
    raise AssertionError('no such board was found')


def game(plan: Plan, player: str, over: bool = False) -> dict:
    return {'plan': plan, 'hrac': player, 'konec': over}


# vytvor_plan, nova_hra, dalsi_hrac


def new_board(given: tuple, answer: Answer) -> str:
    plan = answer.result
    if not same_data(plan, [['_'] * 9 for _ in range(9)]):
        return "Plán má být seznam devíti řad a v každé má být devět polí '_'."
    return '' if len({id(row) for row in plan}) == 9 else 'Některé řady jsou jeden a tentýž seznam.'


def new_game(given: tuple, answer: Answer) -> str:
    started = {key: answer.result[key] for key in ('hrac', 'konec')}  # what else is in it, no level forbids
    if not same_data(started | {'plan': 0}, game(0, 'x')):
        return "Na tahu má být 'x' a konec má být False."
    return new_board(given, Answer(answer.result['plan'], None, '', ()))


@fresh.cases('vytvor_plan', holds=new_board)
def an_empty_board(dice: Dice) -> tuple:
    return ()


@fresh.plays('vytvor_plan', times=2)
def a_board_for_each_game(dice: Dice, program: Functions) -> None:
    program.vytvor_plan()[dice.randrange(9)][dice.randrange(9)] = 'x'
    plan = program.vytvor_plan()
    assert all(set(row) == {'_'} for row in plan), 'Na novém plánu leží kámen z minulé hry.'


@fresh.cases('nova_hra', holds=new_game)
def the_beginning(dice: Dice) -> tuple:
    return ()


@fresh.plays('nova_hra', times=2)
def a_game_after_a_game(dice: Dice, program: Functions) -> None:
    program.nova_hra()['plan'][dice.randrange(9)][dice.randrange(9)] = 'x'
    plan = program.nova_hra()['plan']
    assert all(set(row) == {'_'} for row in plan), 'V nové hře leží kámen z té minulé.'


@fresh.cases('dalsi_hrac')
def either_player(dice: Dice) -> tuple:
    return (dice.choice('xo'),)


# pozice_z_prikazu: anything but a letter a to i and a digit 1 to 9 is no position

CAPITALS = ('E5', 'I9', 'A1', 'B7')
OTHER_DIGITS = ('e٣', 'e²', 'a１', 'b५')
SPACES = (' e5', 'e5 ', 'e 5', ' 5', 'e ')
BEYOND = ('e0', 'a0', 'j1', 'z9', '`1', 'a:', 'a/')
TOO_SHORT = ('', *'aei159')
TOO_LONG = ('a10', 'e55', 'ee5', 'e5e5', 'a-1', '(4, 4)')
NO_POSITIONS = (
    *(*CAPITALS, *OTHER_DIGITS, *SPACES, *BEYOND, *TOO_SHORT, *TOO_LONG, 'e5\n'),
    *('55', 'ee', '5e', '9i', '-a', 'á1', 'é5', 'e,', 'e.', 'ahoj', '__'),
)


@fresh.cases('pozice_z_prikazu', share=2)
def any_cell(dice: Dice) -> tuple:
    return (dice.choice(list(COMMANDS.values())),)


@fresh.cases('pozice_z_prikazu')
def a_cell_at_the_edge(dice: Dice) -> tuple:
    return (COMMANDS[dice.choice(EDGE)],)


@fresh.cases('pozice_z_prikazu', share=2)
def no_cell(dice: Dice) -> tuple:
    return (dice.choice(NO_POSITIONS),)


@fresh.cases('pozice_z_prikazu')
def a_capital_letter(dice: Dice) -> tuple:
    return (dice.choice(CAPITALS),)


@fresh.cases('pozice_z_prikazu')
def a_digit_of_another_script(dice: Dice) -> tuple:
    return (dice.choice(OTHER_DIGITS),)


@fresh.cases('pozice_z_prikazu')
def beyond_the_board(dice: Dice) -> tuple:
    return (dice.choice(BEYOND),)


@fresh.cases('pozice_z_prikazu')
def the_end_of_a_line(dice: Dice) -> tuple:
    return (COMMANDS[dice.choice(EVERYWHERE)] + '\n',)


@fresh.cases('pozice_z_prikazu')
def with_spaces(dice: Dice) -> tuple:
    return (dice.choice(SPACES),)


@fresh.cases('pozice_z_prikazu')
def too_short(dice: Dice) -> tuple:
    return (dice.choice(TOO_SHORT),)


@fresh.cases('pozice_z_prikazu')
def too_long(dice: Dice) -> tuple:
    return (dice.choice(TOO_LONG),)


@fresh.cases('pozice_z_prikazu')
def two_signs_one_of_them_wrong(dice: Dice) -> tuple:
    wrong = chr(dice.choice([*range(33, 127), *range(0xE1, 0x180)]))
    return (dice.choice([wrong + dice.choice('123456789'), dice.choice('abcdefghi') + wrong]),)


# je_obsazeno, tah, je_plno, popis_plan


@fresh.cases('je_obsazeno')
def any_cell_of_a_board(dice: Dice) -> tuple:
    return board(dice)[0], dice.choice(EVERYWHERE)


@fresh.cases('je_obsazeno')
def a_cell_of_the_edge(dice: Dice) -> tuple:
    return board(dice, 40)[0], dice.choice(EDGE)


@fresh.cases('tah', share=2)
def a_stone_on_a_free_cell(dice: Dice) -> tuple:
    plan, player = board(dice)
    return plan, player, dice.choice([cell for cell in EVERYWHERE if plan[cell[0]][cell[1]] == '_'])


@fresh.cases('tah')
def the_first_stone(dice: Dice) -> tuple:
    return [['_'] * 9 for _ in range(9)], dice.choice('xo'), dice.choice(EDGE)


@fresh.cases('je_plno')
def a_board_with_free_cells(dice: Dice) -> tuple:
    return (board(dice)[0],)


@fresh.cases('je_plno')
def a_full_board(dice: Dice) -> tuple:
    return (full_board(dice),)


@fresh.cases('je_plno', share=2)
def one_free_cell(dice: Dice) -> tuple:
    return (put(full_board(dice), [dice.choice(EVERYWHERE if dice.random() < 0.5 else EDGE)], '_'),)


@fresh.cases('je_plno')
def one_full_row(dice: Dice) -> tuple:
    plan, row = board(dice, 40)[0], dice.randrange(9)
    return ([[*full_board(dice)[row]] if number == row else cells for number, cells in enumerate(plan)],)


@fresh.cases('popis_plan', share=3)
def any_board(dice: Dice) -> tuple:
    return (board(dice)[0],)


@fresh.cases('popis_plan')
def few_stones(dice: Dice) -> tuple:
    return (board(dice, dice.randint(1, 3))[0],)


# pet_v_rade: the cells of a row, or as many of them as `okoli` gives


def cells_around(dice: Dice, count: int, stone: str) -> list[str]:
    """A few stones of one kind next to each other, with others around."""
    room = dice.randint(count, 9)
    before = dice.randint(0, room - count)
    ends = ['_', OTHER.get(stone, 'x')]
    around = [dice.choice(ends) for _ in range(room - count)]
    return [*around[:before], *[stone] * count, *around[before:]]


@fresh.cases('pet_v_rade')
def any_cells(dice: Dice) -> tuple:
    return ([dice.choice('xo_') for _ in range(dice.randint(0, 9))],)


@fresh.cases('pet_v_rade', share=2)
def five_or_more(dice: Dice) -> tuple:
    return (cells_around(dice, dice.randint(5, 7), dice.choice('xo')),)


@fresh.cases('pet_v_rade', share=2)
def only_four(dice: Dice) -> tuple:
    return (cells_around(dice, dice.randint(3, 4), dice.choice('xo')),)


@fresh.cases('pet_v_rade')
def five_empty_ones(dice: Dice) -> tuple:
    return (cells_around(dice, dice.randint(5, 9), '_'),)


@fresh.cases('pet_v_rade', share=2)
def five_with_a_gap(dice: Dice) -> tuple:
    stone, count = dice.choice('xo'), dice.randint(1, 4)
    cells = [*[stone] * count, dice.choice(['_', OTHER[stone]]), *[stone] * dice.randint(5 - count, 4)]
    return (cells[:9],)


# okoli, vyhral


@fresh.cases('okoli', share=2)
def around_any_cell(dice: Dice) -> tuple:
    return board(dice, dice.randint(20, 60))[0], dice.choice(EVERYWHERE), dice.choice(DIRECTIONS)


@fresh.cases('okoli')
def around_a_cell_of_the_edge(dice: Dice) -> tuple:
    return board(dice, dice.randint(20, 60))[0], dice.choice(EDGE), dice.choice(DIRECTIONS)


@fresh.cases('okoli')
def around_the_middle(dice: Dice) -> tuple:
    return board(dice, dice.randint(20, 60))[0], (4, 4), dice.choice(DIRECTIONS)


@fresh.cases('vyhral', share=4)
def five_through_a_stone(dice: Dice) -> tuple:
    plan, player, cells = with_line(dice, 5)
    return plan, player, dice.choice(cells)


@fresh.cases('vyhral', share=2)
def five_up_to_a_stone(dice: Dice) -> tuple:
    plan, player, cells = with_line(dice, 5, ways=DIRECTIONS[:2])
    return plan, player, cells[dice.choice([0, 4])]


@fresh.cases('vyhral', share=2)
def beside_five_of_the_other(dice: Dice) -> tuple:
    while True:
        plan, player, five = with_line(dice, 5)
        around = {(row + down, column + aside) for row, column in five for down in (-1, 0, 1) for aside in (-1, 0, 1)}
        own = [(row, column) for row, column in around & {*COMMANDS} if plan[row][column] == OTHER[player]]
        if own:
            return plan, OTHER[player], dice.choice(sorted(own))


@fresh.cases('vyhral', share=2)
def four_through_a_stone(dice: Dice) -> tuple:
    plan, player, cells = with_line(dice, 4)
    return plan, player, dice.choice(cells)


@fresh.cases('vyhral', share=2)
def six_in_a_row_or_column(dice: Dice) -> tuple:
    plan, player, cells = with_line(dice, 6, ways=DIRECTIONS[:2])
    return plan, player, dice.choice(cells)


@fresh.cases('vyhral')
def six_aslant(dice: Dice) -> tuple:
    plan, player, cells = with_line(dice, 6, ways=DIRECTIONS[2:])
    return plan, player, dice.choice(cells)


@fresh.cases('vyhral', share=2)
def five_elsewhere(dice: Dice) -> tuple:
    plan, player, five = with_line(dice, 5)
    own = [cell for cell in EVERYWHERE if plan[cell[0]][cell[1]] == player and cell not in five]
    beside = [cell for cell in own if any(abs(cell[0] - row) < 2 and abs(cell[1] - column) < 2 for row, column in five)]
    return plan, player, dice.choice(beside or own)


@fresh.cases('vyhral')
def five_in_the_same_row_or_column(dice: Dice) -> tuple:
    """Five, a gap, and the stone that is asked about."""
    player, row, shift = dice.choice('xo'), dice.randrange(9), dice.randrange(3)
    cells = [(row, column + shift) for column in [0, 1, 2, 3, 4, 6]]
    cells = cells if dice.random() < 0.5 else [(8 - column, row) for row, column in cells]
    return put([['_'] * 9 for _ in range(9)], cells, player), player, cells[5]


@fresh.cases('vyhral')
def five_of_the_other(dice: Dice) -> tuple:
    plan, player, cells = with_line(dice, 5)
    return plan, OTHER[player], dice.choice(cells)


@fresh.cases('vyhral')
def a_broken_five(dice: Dice) -> tuple:
    plan, player, cells = with_line(dice, 5)
    gap, *others = dice.sample(cells, 5)
    return put(plan, [gap], dice.choice(['_', OTHER[player]])), player, others[0]


@fresh.cases('vyhral')
def over_the_edge(dice: Dice) -> tuple:
    """Stones that would be five if the board went on at the other side."""
    cut, other, player = dice.randint(1, 4), dice.randrange(9), dice.choice('xo')
    along = [*range(cut), *range(4 + cut, 9)]
    ways = [
        [(other, place) for place in along],
        [(place, other) for place in along],
        [(place, place) for place in along],
    ]
    cells = dice.choice(ways)
    return put([['_'] * 9 for _ in range(9)], cells, player), player, dice.choice(cells)


# zpracuj_prikaz. Who is 'hrac' after the end is not said.


def player_is_free_at_the_end(given: tuple, expected: Answer, got: Answer) -> bool:
    if expected.error or got.error or not same_data(expected.arguments, got.arguments):
        return False
    (wanted, told), (there, said) = expected.result, got.result
    is_over = wanted is not None and wanted['konec'] and isinstance(got.result, tuple) and there['hrac'] in OTHER
    return is_over and told == said and same_data(wanted | {'hrac': ''}, there | {'hrac': ''})


def free_cells(plan: Plan) -> list[Position]:
    return [(row, column) for row, column in EVERYWHERE if plan[row][column] == '_']


def game_that_is_over(dice: Dice) -> dict:
    plan, player, _ = with_line(dice, 5)
    return game(plan, player, True)


@fresh.cases('zpracuj_prikaz', share=3, allows=player_is_free_at_the_end)
def a_move(dice: Dice) -> tuple:
    plan, player = board(dice)
    return game(plan, player), COMMANDS[dice.choice(free_cells(plan))]


@fresh.cases('zpracuj_prikaz', share=2)
def a_taken_cell(dice: Dice) -> tuple:
    plan, player = board(dice, dice.randint(5, 80))
    return game(plan, player), COMMANDS[dice.choice([cell for cell in EVERYWHERE if cell not in free_cells(plan)])]


@fresh.cases('zpracuj_prikaz', share=2)
def no_command(dice: Dice) -> tuple:
    plan, player = board(dice)
    return game(plan, player), dice.choice(NO_POSITIONS)


@fresh.cases('zpracuj_prikaz')
def another_command(dice: Dice) -> tuple:
    return game(*board(dice)), dice.choice(['new', 'quit', 'board'])


@fresh.cases('zpracuj_prikaz', share=3, allows=player_is_free_at_the_end)
def a_move_that_wins(dice: Dice) -> tuple:
    plan, player, cells = with_line(dice, dice.choice([5, 5, 5, 6]))
    last = dice.choice(cells[1:5] if len(cells) == 6 else cells)
    return game(put(plan, [last], '_'), player), COMMANDS[last]


@fresh.cases('zpracuj_prikaz', share=2, allows=player_is_free_at_the_end)
def the_last_cell(dice: Dice) -> tuple:
    while True:
        plan = board(dice, 80)[0]
        [last] = free_cells(plan)
        if not fives(put(plan, [last], 'x')):
            return game(plan, 'x'), COMMANDS[last]


@fresh.cases('zpracuj_prikaz', allows=player_is_free_at_the_end)
def the_last_cell_wins(dice: Dice) -> tuple:
    """The win comes before the full board, as its line does in the contract."""
    while True:
        plan = full_board(dice)
        five = dice.choice(FIVES)
        plan = put(plan, five, 'x')
        if all(set(cells) == set(five) for cells in fives(plan)):
            last = dice.choice(five)
            return game(put(plan, [last], '_'), 'x'), COMMANDS[last]


@fresh.cases('zpracuj_prikaz')
def after_the_end(dice: Dice) -> tuple:
    over = game_that_is_over(dice)
    return over, dice.choice([COMMANDS[dice.choice(free_cells(over['plan']))], 'board', 'new', 'quit'])


@fresh.cases('zpracuj_prikaz')
def a_taken_cell_after_the_end(dice: Dice) -> tuple:
    over = game_that_is_over(dice)
    free = free_cells(over['plan'])
    return over, COMMANDS[dice.choice([cell for cell in EVERYWHERE if cell not in free])]


@fresh.cases('zpracuj_prikaz')
def no_command_after_the_end(dice: Dice) -> tuple:
    return game_that_is_over(dice), dice.choice(NO_POSITIONS)


@fresh.plays('zpracuj_prikaz')
def a_game(dice: Dice, program: Functions) -> None:
    expected, got = dice.solution.nova_hra(), program.nova_hra()
    for command in dice.sample([*COMMANDS.values()], 60):
        command = dice.choice([command] * 9 + ['board'])
        (expected, told), (got, said) = (
            dice.solution.zpracuj_prikaz(expected, command),
            program.zpracuj_prikaz(got, command),
        )
        assert said == told, f'Po příkazu {command!r} má přijít zpráva {told!r}, přišlo {said!r}.'
        assert same_data(got['plan'], expected['plan']), f'Po příkazu {command!r} nesedí plán.'


# hraj: the help is free; what comes of a command is not. Only level 121 asks for the end of the input.


@fresh.plays('hraj')
def a_game_from_the_keyboard(dice: Dice, program: Functions) -> None:
    moves = dice.sample([*COMMANDS.values()], 8)
    commands = [*moves, dice.choice(moves), dice.choice(['hop', '']), 'board', '', 'new', moves[0], 'board']
    program.typed(*commands, 'quit')
    program.hraj()
    assert 'None' not in program.printed, 'Při hře se vypsalo None.'
    state, left = dice.solution.nova_hra(), program.printed
    for command in [*commands, 'quit']:
        state, told = dice.solution.zpracuj_prikaz(state, command)
        assert told in left, f'Po příkazu {command!r} se má vypsat {told!r}.'
        left = left.partition(told)[2]


@fresh.plays('hraj', times=1)
def the_help(dice: Dice, program: Functions) -> None:
    program.typed('quit')
    program.hraj()
    missing = [command for command in ('board', 'new', 'quit') if command not in program.printed]
    assert not missing, f'V nápovědě na začátku chybí: {", ".join(missing)}'


# navrhni_tah: which free cell is the student's strategy, but for fives


def is_free(given: tuple, answer: Answer) -> str:
    plan, _ = given
    if not isinstance(answer.result, tuple) or answer.result not in free_cells(plan):
        return 'Funkce má vrátit pozici volného pole.'
    return '' if same_data(answer.arguments, given) else 'Funkce změnila plán, který dostala.'


def wins(given: tuple, answer: Answer) -> str:
    plan, player = given
    told = is_free(given, answer)
    return told or ('' if fives(put(plan, [answer.result], player)) else 'Hráč mohl dokončit pětici.')


def stops_the_other(given: tuple, answer: Answer) -> str:
    plan, player = given
    told = is_free(given, answer)
    return told or ('' if fives(put(plan, [answer.result], OTHER[player])) else 'Soupeř teď může dokončit pětici.')


@fresh.cases('navrhni_tah', share=2, holds=is_free)
def any_position(dice: Dice) -> tuple:
    return board(dice)


@fresh.cases('navrhni_tah', share=2, holds=wins)
def a_five_to_finish(dice: Dice) -> tuple:
    plan, player, cells = with_line(dice, 5)
    return put(plan, [dice.choice(cells)], '_'), player


@fresh.cases('navrhni_tah', share=2, holds=wins)
def a_five_to_finish_and_one_to_stop(dice: Dice) -> tuple:
    while True:
        plan, player, own = with_line(dice, 5)
        other = dice.choice([cells for cells in FIVES if not {*cells} & {*own}])
        plan = put(put(plan, other, OTHER[player]), [dice.choice(own), dice.choice(other)], '_')
        if not fives(plan):
            return plan, player


@fresh.cases('navrhni_tah', share=2, holds=stops_the_other)
def a_five_to_stop(dice: Dice) -> tuple:
    while True:
        plan, player, cells = with_line(dice, 5)
        plan = put(plan, [dice.choice(cells)], '_')
        if not any(fives(put(plan, [cell], OTHER[player])) for cell in free_cells(plan)):
            return plan, OTHER[player]
