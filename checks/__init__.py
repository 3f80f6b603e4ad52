"""The tests of the kit itself."""
