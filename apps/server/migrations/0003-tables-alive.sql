-- A restart asks for the tables that go on, among many that are over.
CREATE INDEX tables_alive ON tables (made) WHERE alive = 1;
