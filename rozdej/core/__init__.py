"""What every copy of the kit has: exercises are read, a student's program is run and tested, failures are explained."""
