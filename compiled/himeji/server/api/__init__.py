"""The HTTP operations: one file a subject. Every router is listed in `app.py`."""
