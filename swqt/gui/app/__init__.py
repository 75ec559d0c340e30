"""The application: its start, its windows, and what belongs to the process."""
