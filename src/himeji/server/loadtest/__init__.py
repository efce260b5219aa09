"""`himeji loadtest`: many tables at once, by a timetable that waits for nobody, against a server of its own."""
