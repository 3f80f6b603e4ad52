"""Makes questions for each student of a class about the student's own program, and keys for the teacher."""
