"""Cells of tables that open in a spreadsheet, where a text must never become a formula."""

DANGEROUS = ('=', '+', '-', '@', '\t', '\r', '\n')


def cell(text: str) -> str:
    """The text as a cell: an apostrophe in front keeps it a text."""
    return f"'{text}" if text.startswith(DANGEROUS) else text
