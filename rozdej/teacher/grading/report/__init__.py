"""What students, teachers and other programs get of the results."""
