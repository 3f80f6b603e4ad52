"""The sounds of a table as notes: begin and length in seconds, pitch in hertz, volume up to 1. Each note fades out."""

Note = tuple[float, float, float, float]

CARD: list[Note] = [(0.0, 0.06, 210.0, 0.5), (0.0, 0.02, 1150.0, 0.2)]
REFUSAL: list[Note] = [(0.0, 0.12, 233.1, 0.3), (0.11, 0.2, 174.6, 0.35)]
CHORD = 523.3, 659.3, 784.0, 1046.5

SOUNDS: dict[str, list[Note]] = {
    'card': CARD,
    'deal': [(begin + each * 0.07, *note) for each in range(5) for begin, *note in CARD],  # type: ignore[misc]
    'refusal': REFUSAL,
    'victory': [(number * 0.12, 0.4, hertz, 0.28) for number, hertz in enumerate(CHORD)],
}
"""By their names in a `Reply`."""
