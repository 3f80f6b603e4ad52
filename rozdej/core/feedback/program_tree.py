"""Reads the tree of a student's program: which functions a call goes through, and what names in them mean."""

import ast
import builtins
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from types import BuiltinFunctionType

from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import SourceFile, cache_with_tree, nodes_of

MOST_FUNCTIONS = 50
"""Most functions of a program that are read; a call goes through fewer."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Piece:
    """A function of the program: its file and its tree."""

    implementation: Implementation
    module: str
    source: SourceFile
    function: Function

    def place(self, node: ast.stmt | ast.expr) -> tuple[str, int]:
        """File and line of something in the function."""
        return str(self.source.path), node.lineno

    def parent(self, node: ast.AST) -> ast.AST:
        """Return what a part of the function stands in."""
        return _parents(self.function).get(node, self.function)

    @property
    def nodes(self) -> list[ast.AST]:
        """All that stands in the body."""
        return _nodes(self.function)

    @property
    def own_names(self) -> set[str]:
        """Names that mean something only inside the function."""
        return _own_names(self.function)

    def meant(self, name: str) -> tuple[str, SourceFile, Function] | None:
        """The function of the program or of a given file that the name means there: module, file and tree."""
        if name in self.own_names:
            return None
        if name in self.source.functions:
            bound = name in assigned(self.source.tree)
            return None if bound else (self.module, self.source, self.source.functions[name])
        for node in self.source.tree.body:
            for alias in node.names if isinstance(node, ast.ImportFrom) and node.module else ():
                if name == (alias.asname or alias.name):
                    return self._imported(str(node.module), alias.name)  # type: ignore[attr-defined]
        return None

    def _imported(self, module: str, name: str) -> tuple[str, SourceFile, Function] | None:
        source = self.implementation.source(module) if module in self.implementation.modules else None
        functions = source.functions if source and source.is_readable else {}
        return (module, source, functions[name]) if source and name in functions else None

    def is_function(self, name: str) -> bool:
        """Whether the name means a function there: of the program, of a given file, of Python's library or built in."""
        if name in self.own_names:
            return False
        if self.meant(name):
            return True
        if name in assigned(self.source.tree) or name in self.source.functions:
            return False
        for node in self.source.tree.body:
            for alias in node.names if isinstance(node, ast.Import | ast.ImportFrom) else ():
                if name == (alias.asname or alias.name):
                    return isinstance(node, ast.ImportFrom) and is_routine(str(node.module), alias.name)
        return isinstance(getattr(builtins, name, None), BuiltinFunctionType)

    def is_module(self, name: str) -> bool:
        """Whether the name means an imported module there."""
        imports = (node for node in self.source.tree.body if isinstance(node, ast.Import))
        return name not in self.own_names and any(name == (a.asname or a.name) for node in imports for a in node.names)


@cache_with_tree
def _parents(function: Function) -> dict[ast.AST, ast.AST]:
    """Return each part -> the part that it stands in, without those right in the function."""
    inner = (node for part in ast.iter_child_nodes(function) for node in ast.walk(part))
    return {child: node for node in inner for child in ast.iter_child_nodes(node)}


@cache_with_tree
def _nodes(function: Function) -> list[ast.AST]:
    return [node for statement in function.body for node in ast.walk(statement)]


@cache_with_tree
def _own_names(function: Function) -> set[str]:
    nodes = _nodes(function)
    arguments = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    stored = {node.id for node in nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    inner = {node.name for node in nodes if isinstance(node, Function | ast.ClassDef)}
    caught = {node.name for node in nodes if isinstance(node, ast.ExceptHandler) and node.name}
    return arguments | stored | inner | caught


def is_routine(module: str, name: str) -> bool:
    """Whether a module of Python's library has a function of that name."""
    if module not in sys.stdlib_module_names or module not in sys.modules:
        return False
    value = getattr(sys.modules[module], name, None)
    return callable(value) and not isinstance(value, type)


@cache_with_tree
def assigned(tree: ast.Module) -> set[str]:
    """The names that the file gives to values at its edge."""
    targets = [target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets]
    return {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}


def reached(implementation: Implementation, module: str, function: str) -> list[Piece]:
    """The student's functions that a call of this one may go through, itself first; given files are not among them."""
    source = implementation.source(module)
    if source is None or not source.is_readable or function not in source.functions:
        return []
    found = {(module, function): Piece(implementation, module, source, source.functions[function])}
    pieces = list(found.values())
    for piece in pieces:  # more of them meanwhile
        for name in _names(piece):
            meant = piece.meant(name)
            if meant is None or (meant[0], meant[2].name) in found or implementation.is_given(meant[0]):
                continue
            if len(pieces) < MOST_FUNCTIONS:
                found[meant[0], meant[2].name] = another = Piece(implementation, *meant)
                pieces.append(another)
    return pieces


def _names(piece: Piece) -> Iterator[str]:
    return (node.id for node in piece.nodes if isinstance(node, ast.Name))


@cache_with_tree
def record_items(tree: ast.Module) -> set[str]:
    """Names of the items of the file's named tuples."""
    classes = (node for node in nodes_of(tree) if isinstance(node, ast.ClassDef))
    records = (node for node in classes if any(ast.unparse(base).endswith('NamedTuple') for base in node.bases))
    return {name for record in records for name in _annotated(record.body)}


def _annotated(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that are given a type among these parts."""
    targets = (node.target for node in nodes if isinstance(node, ast.AnnAssign))
    return {target.id for target in targets if isinstance(target, ast.Name)}


def fields(pieces: list[Piece]) -> set[str]:
    """Names of the items of records and of attributes that the program's own classes give."""
    return set().union(*(_fields(piece.source.tree) for piece in pieces))


@cache_with_tree
def _fields(tree: ast.Module) -> set[str]:
    """The same for one file."""
    stored = (node for node in nodes_of(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store))
    return _annotated(nodes_of(tree)) | {node.attr for node in stored}


TAKE_NOTHING = {'copy', 'items', 'keys', 'lower', 'split', 'splitlines', 'strip', 'upper', 'values'}
"""Methods that are called without arguments, or nearly always: who takes an item of them has forgotten to call them."""

TAKE_A_TEXT = {'split', 'strip'}
"""Those of them that may be given a text, which is no index of what they return."""

METHODS = {name for kind in (str, list, dict, set) for name in dir(kind) if not name.startswith('_')}


@dataclass
class Uncalled:
    """A function that is named and not called."""

    name: str
    place: tuple[str, int]
    is_certain: bool
    """Whether the name alone could not be meant there."""
    has_square_brackets: bool
    """Whether it stands with an argument in square brackets."""
    constant: str
    """A constant of the file with nearly this name, if that is more likely; '' for none."""


def uncalled(pieces: list[Piece]) -> Iterator[Uncalled]:
    """The functions and methods that are named in these functions without being called."""
    own = fields(pieces)
    for piece, node in ((one, node) for one in pieces for node in one.nodes):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and piece.is_function(node.id):
            name = node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and _is_method(piece, node, own):
            name = node.attr
        else:
            continue
        is_certain = _is_misplaced(piece, node)
        if is_certain is not None:
            above = piece.parent(node)
            has_square_brackets = isinstance(above, ast.Subscript) and _takes(piece, node, above.slice)
            is_meant = isinstance(node, ast.Name) and not _is_compared(above, node)
            constant = _constant_like(piece, name) if is_meant else ''
            yield Uncalled(name, piece.place(node), is_certain, has_square_brackets, constant)


def _is_compared(above: ast.AST | None, node: ast.AST) -> bool:
    """`barva == vynesena`: no list of names would be meant there, as it would behind `in`."""
    is_inside = isinstance(above, ast.Compare) and isinstance(above.ops[-1], ast.In | ast.NotIn)
    return isinstance(above, ast.Compare) and not (is_inside and above.comparators[-1] is node)


def _constant_like(piece: Piece, name: str) -> str:
    """The constant of the file that is called nearly as the function, which cannot be called without anything."""
    meant = piece.meant(name)
    if meant is None or len(meant[2].args.args) <= len(meant[2].args.defaults):
        return ''
    constants = [one for one in assigned(piece.source.tree) if one.isupper()]
    return next(iter(get_close_matches(name.upper(), constants, n=1, cutoff=0.75)), '')


def _takes(piece: Piece, function: ast.Name | ast.Attribute, inside: ast.expr) -> bool:
    """Whether what stands in brackets behind the function is meant to be given to it, and is no item of its result."""
    if not isinstance(function, ast.Attribute) and _is_index(inside):
        return False
    if isinstance(function, ast.Attribute):
        if isinstance(function.value, ast.Name) and piece.is_module(function.value.id):
            return True
        is_text = isinstance(inside, ast.Constant) and isinstance(inside.value, str)
        return function.attr not in TAKE_NOTHING or (function.attr in TAKE_A_TEXT and is_text)
    meant = piece.meant(function.id)  # of those that are not the program's own nearly all have parameters
    return meant is None or any(isinstance(part, ast.arg) for part in ast.walk(meant[2].args))


def _is_index(inside: ast.expr) -> bool:
    """Whether it is a written number or a slice, which say which items are meant."""
    number = inside.operand if isinstance(inside, ast.UnaryOp) else inside
    return isinstance(inside, ast.Slice) or (isinstance(number, ast.Constant) and type(number.value) is int)


def _is_method(piece: Piece, node: ast.Attribute, own: set[str]) -> bool:
    """Whether it is a method of a built-in type, or a function of a module."""
    if isinstance(node.value, ast.Name) and piece.is_module(node.value.id):
        return is_routine(node.value.id, node.attr)
    return node.attr in METHODS and node.attr not in own


DISPLAYS = ast.Tuple, ast.List, ast.Dict, ast.Set
NOT_COMPARED = ast.Is, ast.IsNot, ast.In, ast.NotIn


def _is_misplaced(piece: Piece, node: ast.expr) -> bool | None:
    """Whether a function means nothing there; None when it is called there, or handed over as it should be."""
    above = piece.parent(node)
    if isinstance(above, ast.Call | ast.keyword):
        return None if isinstance(above, ast.keyword) or above.func is node else False
    if isinstance(above, ast.Attribute):
        is_its_own = ast.unparse(above) in _attributes_given(piece)
        return None if is_its_own or above.attr.startswith('__') or isinstance(node, ast.Attribute) else True
    if isinstance(above, ast.If | ast.While | ast.Assert | ast.IfExp):
        return above.test is node
    if isinstance(above, ast.For | ast.comprehension):
        return True
    if isinstance(above, ast.Compare):
        return not isinstance(above.ops[0], NOT_COMPARED)
    if isinstance(above, ast.Subscript):
        return above.value is node
    return isinstance(above, ast.Expr | ast.UnaryOp | ast.BinOp | ast.FormattedValue)


def _attributes_given(piece: Piece) -> set[str]:
    """The attributes that get a value somewhere in the file, `popis.pocet`."""
    attributes = (node for node in piece.source.nodes if isinstance(node, ast.Attribute))
    return {ast.unparse(node) for node in attributes if isinstance(node.ctx, ast.Store)}


def called_name(value: ast.expr) -> str:
    """The name of the function that is called; '' when it is no call of a name."""
    return value.func.id if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) else ''


def called_literal(node: ast.AST) -> ast.Call | None:
    """The dictionary that is written there and called, where square brackets were meant: `return {…}(key)`."""
    value = node.value if isinstance(node, ast.Return | ast.Assign) else None
    return value if isinstance(value, ast.Call) and isinstance(value.func, ast.Dict) else None


def without_comma(node: ast.AST) -> ast.expr | None:
    """Return a value that is called, or indexed by two values: a comma behind it is missing. None for other nodes."""
    literal = ast.Tuple, ast.List, ast.Set, ast.Constant, ast.JoinedStr
    if isinstance(node, ast.Subscript):  # of a dictionary, two values can be one key
        return node.value if isinstance(node.slice, ast.Tuple) and isinstance(node.value, literal) else None
    return node.func if isinstance(node, ast.Call) and isinstance(node.func, (ast.Dict, *literal)) else None


def warned_of(node: ast.AST) -> str:
    """Translate what Python only warns of (Czech); '' when it warns of nothing."""
    if called_literal(node) is not None:
        return 'Za slovník patří hranaté závorky, ne kulaté.'
    before = without_comma(node)
    return f'Za {ast.unparse(before)} chybí čárka.' if before else identity_compared(node)


def identity_compared(node: ast.AST, is_seen: bool = False) -> str:
    """Say that `is` compares with a value written there, or of a type for which that is wrong (Czech); or ''."""
    for operator, value in zip(node.ops, node.comparators, strict=True) if isinstance(node, ast.Compare) else ():
        is_written = isinstance(value, ast.Constant) and type(value.value) in (str, int, float)
        if isinstance(operator, ast.Is | ast.IsNot) and (is_seen or is_written or isinstance(value, DISPLAYS)):
            meant, written = ('==', 'is') if isinstance(operator, ast.Is) else ('!=', 'is not')
            what = 'rovnají' if meant == '==' else 'liší'
            return f'Jestli se hodnoty {what}, zjistí {meant}, a ne {written}.'
    return ''


def gives_number(value: ast.expr) -> bool:
    """Whether it is a number that is written there, or a length."""
    return type(value.value) in (int, float) if isinstance(value, ast.Constant) else called_name(value) == 'len'


def stored_names(nodes: Iterable[ast.AST]) -> list[str]:
    """The names of parameters among these parts, and those that something is stored in, as often as it is."""
    parts = list(nodes)
    stored = [part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]
    return [*(part.arg for part in parts if isinstance(part, ast.arg)), *stored]


def given_to(name: str, nodes: Iterable[ast.AST]) -> list[ast.expr]:
    """Return the values that the assignments among these parts give to the name."""
    assignments = (node for node in nodes if isinstance(node, ast.Assign))
    return [node.value for node in assignments if any(isinstance(t, ast.Name) and t.id == name for t in node.targets)]
