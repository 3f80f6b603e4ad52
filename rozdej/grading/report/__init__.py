"""What students and teachers read of the results."""
