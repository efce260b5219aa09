"""The server: gateway, tables, store, outboxes. The table is a core without input or output (`table/core.py`)."""
