"""The author's check: whether the parts of an exercise still fit together (`rozdej check`)."""
