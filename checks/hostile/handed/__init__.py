"""Submissions that harm by how they are handed in, or are broken by accident."""
