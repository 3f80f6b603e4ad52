"""Reads exercises, runs and tests a student's program, and explains its failures. Every copy of the kit has it.

Other packages import only these modules; `.*` stands for all modules of a folder:

- `rozdej.core.exercises.*`: lessons, levels, hints, stubs
- `rozdej.core.system`: what the platform can do
- `rozdej.core.system.base`: the same in detail
- `rozdej.core.student.*`: a student's program: load, call, limit, kinds of failures
- `rozdej.core.feedback.explanations`: what each kind of failure means
- `rozdej.core.feedback.errors`: exceptions in Czech
- `rozdej.core.feedback.missing_functions`: functions that are missing, files that cannot be loaded
- `rozdej.core.feedback.evidence`: facts about a failed test
- `rozdej.core.feedback.mismatch`: the first difference of two values
- `rozdej.core.feedback.syntax_errors`: files that Python cannot read, syntax of newer Pythons
- `rozdej.core.feedback.texts`: sentences
- `rozdej.core.feedback.values`: values as text
- `rozdej.core.feedback.locations`: files and lines as text, and an exception's way through functions
- `rozdej.core.feedback.pasting`: calls as students can type them
- `rozdej.core.feedback.console`: characters that a console lacks
- `rozdej.core.feedback.command_line`: command lines in Czech
- `rozdej.core.feedback.environment_check`: the student's shell and environment
- `rozdej.core.testing.pytest_session`: level tests, run again and again
- `rozdej.core.testing.level_selection`: which levels run
- `rozdej.core.testing.programs_under_test`: which programs are tested
- `rozdej.core.testing.overview`: levels by chapter
- `rozdej.core.testing.progress`: levels that have passed
- `rozdej.core.questions.*`: questions about a student's own program
- `rozdej.core.mutation_hints.process`: starts the process below
- `rozdej.core.mutation_hints.service`: looks for hints and follows calls
"""
