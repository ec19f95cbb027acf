-- People, tables as their lines, records of finished deals.
CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL
);
CREATE TABLE tokens (
  hash TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL
);
CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY,
  made BIGINT NOT NULL,
  alive SMALLINT NOT NULL
);
CREATE TABLE lines (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) /*sqlite WITHOUT ROWID */;
CREATE TABLE records (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  record TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
-- One row a writing server: the last group of writings that it committed.
CREATE TABLE writers (
  id TEXT NOT NULL PRIMARY KEY,
  batch BIGINT NOT NULL,
  used BIGINT NOT NULL
);
