"""For teachers: grades a class in a sandbox, plays tournaments, writes handouts and pages."""
