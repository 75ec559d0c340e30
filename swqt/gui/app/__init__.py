"""The application: main window, actions, services and everything that belongs to the process."""
