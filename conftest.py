"""Connects pytest with the kit; everything it does lives in `rozdej/`."""

pytest_plugins = ['rozdej.testing.plugin']
