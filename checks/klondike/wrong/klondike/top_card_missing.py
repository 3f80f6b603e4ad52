"""level 10: the function is missing"""

del popis_balicku  # noqa: F821
