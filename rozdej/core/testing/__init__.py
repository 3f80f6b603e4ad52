"""What belongs to pytest: the plugin, levels, fixtures, the report and what is remembered between runs."""
