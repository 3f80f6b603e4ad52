"""A student's file as text: decoded, parsed, and asked which functions are still empty."""

import ast
import io
import tokenize
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType


class WrongEncoding(SyntaxError):
    """The file's bytes are not the UTF-8 (or the declared encoding) that Python reads."""


@dataclass(frozen=True)
class Statement:
    """A top-level statement of a file, compiled on its own."""

    line: int
    code: CodeType


def decode(data: bytes, path: str) -> str:
    """The text of a Python file, by Python's own rules (BOM, coding line, UTF-8).

    Raises `WrongEncoding` with the line where the first wrong byte stands.
    """
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
    except SyntaxError:
        encoding = 'utf-8'
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        problem = WrongEncoding(f'byte {data[error.start]:#x} is not {encoding}')
        problem.filename = path
        problem.lineno = data.count(b'\n', 0, error.start) + 1
        problem.text = data.splitlines()[problem.lineno - 1].decode(encoding, 'replace')
        raise problem from None
    return text.replace('\r\n', '\n').replace('\r', '\n')


def is_empty(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether nothing but a docstring, `pass` or `...` stands in the body."""
    return all(
        isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for node in function.body
    )


class SourceFile:
    """One student's file. `tree` and what needs it raise SyntaxError when it does not parse."""

    def __init__(self, path: Path):
        self.path = path

    @cached_property
    def text(self) -> str:
        """The decoded text; raises `WrongEncoding`."""
        return decode(self.path.read_bytes(), str(self.path))

    @cached_property
    def lines(self) -> list[str]:
        """The lines for showing; also of a file whose encoding is wrong."""
        try:
            return self.text.splitlines()
        except WrongEncoding:
            return self.path.read_bytes().decode('utf-8', 'replace').splitlines()

    @cached_property
    def tree(self) -> ast.Module:
        """The parsed file."""
        return ast.parse(self.text.encode(), str(self.path))

    @cached_property
    def statements(self) -> list[Statement]:
        """The top-level statements, each compiled so that it can be run or left out."""
        return [
            Statement(
                node.lineno,
                compile(ast.Module([node], []), str(self.path), 'exec', dont_inherit=True),
            )
            for node in self.tree.body
        ]

    @cached_property
    def functions(self) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
        """The top-level functions; of several of one name the last, as in Python."""
        return {node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}

    def nested(self, name: str) -> int | None:
        """The line of a function of that name that is not at top level; None when there is none."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef) and node.name == name and node not in self.tree.body:
                return node.lineno
        return None

    def is_unwritten(self, name: str) -> bool:
        """Whether the function is there but nobody has written its body yet."""
        function = self.functions.get(name)
        return function is not None and is_empty(function)

    @cached_property
    def has_unwritten(self) -> bool:
        """Whether any function waits to be written: a stub, not a given file."""
        try:
            return any(map(is_empty, self.functions.values()))
        except SyntaxError:
            return False

    def line_text(self, number: int) -> str:
        """Line `number` (from 1) without its indentation; '' when there is no such line."""
        line = self.lines[number - 1].strip() if 0 < number <= len(self.lines) else ''
        return ''.join(character for character in line if character.isprintable() or character == '\t')
