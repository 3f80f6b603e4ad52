"""Translates Python's messages to Czech: the facts in them, and no guess at the cause."""

from rozdej.core.feedback.values import OTHER_TYPES, TYPE_NAMES

NAMES_OF_TYPES = OTHER_TYPES | {kind.__name__: name for kind, name in TYPE_NAMES.items()}
"""How types that Python's messages name are called in Czech."""

NOT_CALLED = 'Tohle je funkce sama, ne to, co vrací. Zavolají ji až kulaté závorky za jejím jménem.'
NO_SUCH_PARAMETER = 'Volaná funkce ({name}) parametr {other} nemá.'

FUNCTION = '(?:function|method|builtin_function_or_method)'
FUNCTIONS = rf"'{FUNCTION}' object (?!is not callable)"
NAME_OF_TYPE = r"'([\w.]+)'"

BY_MESSAGE: dict[type[BaseException], dict[str, str]] = {
    IndexError: {
        r'^pop from empty list': 'Bere se z prázdného seznamu.',
        r'choose from an empty sequence': 'Vybírá se z něčeho prázdného.',
        r'^list assignment index': 'Ukládáš na místo, které v seznamu není: je prázdný nebo kratší.',
        r'^(list|pop) index': 'Saháš na místo, které v seznamu není. Co když je prázdný nebo kratší?',
        r'^string index': 'Saháš na místo, které v řetězci není. Co když je prázdný nebo kratší?',
        r'^tuple index': 'Saháš na místo, které v n-tici není: je kratší.',
        r'index out of range': 'Saháš na místo, které tam není.',
        r'^Replacement index': 'Metoda format dostala méně hodnot, než kolik má text složených závorek.',
    },
    KeyError: {
        r'^None$': 'Klíč je tu None.',
        r'^<function (?P<name>\w+)': 'Klíč je tu funkce {name} sama. Nechybí za jejím jménem závorky ()?',
        r"^'pop from an empty set'$": 'Bere se z prázdné množiny.',
        r"^'\w+\(\): \w+ is empty'$": 'Bere se z prázdného slovníku.',
        '': 'Takový klíč ve slovníku není, nebo takový prvek v množině.',
    },
    ZeroDivisionError: {'': 'Nulou dělit nejde.'},
    MemoryError: {'': 'Došla paměť.'},
    FileNotFoundError: {'': 'Takový soubor tu není.'},
    ImportError: {
        r'partially initialized': 'Soubory se importují navzájem, a tak se žádný nenačte celý.',
        r'^cannot import name': 'V importovaném souboru takové jméno není.',
    },
    AttributeError: {
        r"^can't set attribute$": (
            'N-tice se změnit nedá, ani když má pojmenované prvky. Novou z ní udělá metoda _replace.'
        ),
        FUNCTIONS: NOT_CALLED,
        r"'dict' object has no attribute 'add'": 'Slovník nemá add. Prázdná množina se píše set(), {{}} je slovník.',
        r"^'NoneType' object": 'Pracuje se tu s hodnotou None.',
        rf"^{NAME_OF_TYPE} object has no attribute '(?P<name>\w+)'": 'Tahle hodnota nic jménem {name} nemá, je to {0}.',
        r"^module '([\w.]+)' has no attribute '(?P<name>\w+)'": 'V modulu {0} nic jménem {name} není.',
    },
    TypeError: {
        r'unpack .*NoneType': 'Na víc jmen se tu rozděluje None.',
        r'NoneType': 'Pracuje se tu s hodnotou None.',
        FUNCTIONS: NOT_CALLED,
        rf"instances of '{FUNCTION}'|instances of .* and '{FUNCTION}'": NOT_CALLED,
        r'exceptions must derive': 'Za raise patří výjimka, třeba ValueError, a do závorek za ni věta v uvozovkách.',
        r"'(tuple|str|range)' object does not support item (?:assignment|deletion)": (
            'Tohle je {0}. Co je uvnitř, se změnit nedá.'
        ),
        rf'{NAME_OF_TYPE} object does not support item (?:assignment|deletion)': (
            'Do téhle hodnoty na místo v závorkách ukládat nejde: {0}.'
        ),
        r"'set' object (is not subscriptable|does not support indexing)": 'Prvky množiny nemají čísla ani pořadí.',
        rf'{NAME_OF_TYPE} object is not subscriptable': (
            'Hodnota před hranatými závorkami nemá očíslované prvky ani klíče: {0}.'
        ),
        r'^string indices must be integers.* not .?str': (
            'Před hranatými závorkami je řetězec (str). Klíče nemá, jeho písmena mají čísla.'
        ),
        r'^(list|tuple) indices must be integers.* not .?str': (
            'V hranatých závorkách je řetězec, ale místa tu mají čísla: tohle je {0}.'
        ),
        r"indices must be integers.* not '?([\w.]+)'?": 'V hranatých závorkách má být celé číslo, ale je tam {0}.',
        r"'in <string>' requires string as left operand, not '?(\w+)": (
            'V řetězci jde hledat zase jen řetězec, ale před in je {0}.'
        ),
        r"unhashable type: '(\w+)'": 'Klíčem slovníku ani prvkem množiny nemůže být {0}.',
        rf'{NAME_OF_TYPE} object is not callable': 'Volá se tu hodnota, která není funkce: {0}.',
        r"not supported between instances of '(\w+)' and '\1'": (
            'Podle velikosti se takové hodnoty porovnat nedají: {0}.'
        ),
        rf'not supported between instances of {NAME_OF_TYPE} and {NAME_OF_TYPE}': (
            'Podle velikosti se tyhle dvě hodnoty porovnat nedají: {0} a {1}.'
        ),
        r'can only concatenate tuple \(not "([\w.]+)"\)': 'Přičíst jde zase jen n-tici (tuple), ale tohle je {0}.',
        r'can only concatenate (str|list) \(not "([\w.]+)"\)': 'Přičíst jde zase jen {0}, ale tohle je {1}.',
        r"^unsupported operand type\(s\) for \+=?: '(dict|set)' and '\1'": 'Takové dvě hodnoty spojí |, ne +: {0}.',
        rf'unsupported operand type\(s\) for .*{NAME_OF_TYPE} and {NAME_OF_TYPE}': (
            'Tyhle dvě hodnoty dohromady nejdou: {0} a {1}.'
        ),
        r"^bad operand type for unary ([-+~]): '([\w.]+)'": (
            'Znaménko {0} tu stojí před hodnotou, která není číslo: {1}.'
        ),
        rf'{NAME_OF_TYPE} object cannot be interpreted as an integer': 'Má tu být celé číslo, ale je tu {0}.',
        r"^can't multiply sequence by non-int": 'Seznam i řetězec jde násobit jen celým číslem.',
        r'sequence item (\d+): expected str instance, ([\w.]+) found': (
            'Metoda join spojuje jen řetězce, ale na místě {0} je {1}.'
        ),
        r'can only join an iterable': 'Metoda join dostala něco, co se nedá procházet.',
        r"^(?P<name>int|float)\(\) argument must be .* not '([\w.]+)'": (
            'Na číslo převede {name} řetězec nebo jiné číslo, ale tohle je {1}.'
        ),
        r"^bad operand type for (?P<name>\w+)\(\): '([\w.]+)'": 'Funkce {name} bere číslo, ale tohle je {1}.',
        r'^ord\(\) expected a character, but string of length (\d+)': 'Funkce ord bere jediný znak, tady jich je {0}.',
        r'^ord\(\) expected string of length 1, but ([\w.]+) found': 'Funkce ord bere jediný znak, ale tohle je {0}.',
        r'^(?P<name>startswith|endswith) first arg must be .* not ([\w.]+)': (
            'Metoda {name} bere řetězec nebo n-tici řetězců, ale tohle je {1}.'
        ),
        r'^must be str or None, not ([\w.]+)': 'Má tu být řetězec, ale je tu {0}.',
        r'^(?P<name>sep|end) must be None or a string, not ([\w.]+)': 'Za {name}= má být řetězec, ale je tu {1}.',
        r'^isinstance\(\) arg 2 must be a type': 'Funkce isinstance chce za čárkou typ nebo n-tici typů, třeba int.',
        r'^Population must be a sequence': 'Funkce sample vybírá jen z řady prvků, jako je seznam.',
        r'^unsupported format string passed to ([\w.]+)\.__format__': (
            'Formát za dvojtečkou mají jen řetězce a čísla, ale tohle je {0}.'
        ),
        r'^not all arguments converted during string formatting': (
            'Před % je řetězec, a tak do něj % doplňuje hodnoty. Na všechny v něm ale značky nejsou.'
        ),
        r'^slice indices must be integers': 'Kolem dvojtečky v hranatých závorkách mají být celá čísla.',
        r"^argument of type '([\w.]+)' is not": 'Operátorem in se tu hledá v hodnotě, ve které hledat nejde: {0}.',
        r'cannot unpack non-iterable ([\w.]+) object': 'Na víc jmen se tu rozděluje jediná hodnota: {0}.',
        rf'{NAME_OF_TYPE} object is not iterable': 'Tohle se nedá procházet po prvcích: {0}.',
        r"object of type '([\w.]+)' has no len": 'Tahle hodnota nemá délku: {0}.',
        r"^(?:Random\.)?(?P<name>[\w.<>]+?)(?:\.__\w+__)?\(\) missing 1 required [\w-]+ argument: '(\w+)'": (
            'Volané funkci ({name}) chybí argument {1}.'
        ),
        r'^(?:Random\.)?(?P<name>[\w.<>]+?)(?:\.__\w+__)?\(\) missing \d+ required [\w-]+ arguments: (.*)': (
            'Volané funkci ({name}) chybí argumenty: {1}.'
        ),
        r'^input\(\) takes from 0 to 1 positional arguments': (
            'Funkce input bere jediný text. Spoj ho z kousků, třeba řetězcem s f.'
        ),
        r'^Random\.(?P<name>\w+)\(\) takes .* positional arguments': (  # the numbers count the generator itself
            'Volaná funkce ({name}) dostala víc argumentů, než bere.'
        ),
        r'^(?P<name>[\w.<>]+)\(\) takes (?:from \d+ to )?(\d+) positional arguments? but (\d+) (?:was|were) given': (
            'Volaná funkce ({name}) dostala víc argumentů, než bere: {2} místo {1}.'
        ),
        r'^(?P<name>[\w.]+)\(\) (?:got some positional-only|takes no keyword)': (
            'Volané funkci ({name}) se hodnoty dávají beze jmen.'
        ),
        r'^(?P<name>\w+)\(\) takes no positional': (
            'Volané funkci ({name}) se hodnoty dávají se jmény, třeba reverse=True.'
        ),
        r"^(?:Random\.)?(?P<name>[\w.<>]+?)(?:\.__\w+__)?\(\) got an unexpected keyword argument '(?P<other>\w+)'": (
            NO_SUCH_PARAMETER
        ),
        r"^'(?P<other>\w+)' is an invalid keyword argument for (?P<name>\w+)": NO_SUCH_PARAMETER,
        r'argument after \*\* must be a mapping, not ([\w.]+)': 'Dvě hvězdičky rozbalí jen slovník, ale tohle je {0}.',
        r'argument after \* must be an iterable, not ([\w.]+)': 'Hvězdička rozbalí jen víc hodnot, ale tohle je {0}.',
        r"got multiple values for argument '(?P<other>\w+)'": 'Parametr {other} dostal při volání dvě hodnoty.',
        r'list\.append\(\) takes exactly one argument \([2-9]': (
            'Metoda append přidá jedinou hodnotu. N-tice má ještě vlastní závorky: append((…, …)).'
        ),
        r'^(?P<name>[\w.<>]+)(?:\(\) takes .*argument|\(\)? ?expected .*argument|.* expected .*argument.* got \d)': (
            'Volaná funkce ({name}) dostala jiný počet argumentů, než bere.'
        ),
    },
    ValueError: {
        r'too many values to unpack \(expected (\d+)': 'Hodnot je víc než jmen, do kterých se mají uložit ({0}).',
        r'not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)': (
            'Hodnot je míň ({1}) než jmen, do kterých se mají uložit ({0}).'
        ),
        r'^list\.remove|is not in list$|x not in list': 'Taková hodnota v seznamu není.',
        r'x not in tuple': 'Taková hodnota v n-tici není.',
        r'^substring not found': 'Takový kousek v řetězci není.',
        r'^invalid literal for int': 'Takový text nejde převést na celé číslo.',
        r'^could not convert string to float': 'Takový text nejde převést na číslo.',
        r'^empty range': 'V těchto mezích žádné číslo není.',
        r'^range\(\) arg 3 must not be zero': 'Krok v range nemůže být 0.',
        r'^empty separator': 'Podle prázdného řetězce se dělit nedá. Jednotlivé znaky dá list.',
        r'(?P<name>max|min)\(\) .* empty': 'Funkce {name} nemá z čeho vybírat: dostala něco prázdného.',
    },
    Exception: {
        r"^no display name and no \$DISPLAY|^couldn't connect to display": (
            'Okno se tu otevřít nedá: program tu běží bez obrazovky.'
        ),
    },
    RuntimeError: {
        r'changed size during iteration': (
            'Co prochází cyklus for, to v něm nezvětšuj ani nezmenšuj. Vytvoř novou hodnotu.'
        ),
    },
}
"""Kinds of errors; of each, patterns of Python's own messages, and what they say. The first that fits counts.

`{0}` and `{1}` stand for what the pattern finds in the message: types are called by their Czech names. `{name}` is a
name as it stands there.
"""
