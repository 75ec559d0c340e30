"""What ``swqt bench --window`` starts in processes of their own; each prints one line of JSON."""
