-- Who sits where, and codes that move a person to another device.
CREATE TABLE sittings (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (person, table_id)
) /*sqlite WITHOUT ROWID */;
CREATE TABLE codes (
  hash TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  until BIGINT NOT NULL
);
CREATE INDEX codes_by_person ON codes (person);
