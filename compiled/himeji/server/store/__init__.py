"""The store: SQLite by default, PostgreSQL by address. One writer, group commit; (table, seq) is the referee."""
