"""Connects pytest with the kit; everything it does lives in `rozdej/`."""

pytest_plugins = ['rozdej.pytest_plugin']
