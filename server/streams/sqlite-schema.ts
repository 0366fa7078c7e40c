/** All SQL of the SQLite store: schema and statements. */

/** "Safe", to tell our files from those of other programs. */
export const applicationId = 0x53616665;

/** The number of completed steps is the file's `user_version`. Never change a released step: add one. */
export const steps = [
  `CREATE TABLE streams (
     id INTEGER PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     version INTEGER NOT NULL,
     updated_at INTEGER NOT NULL,
     wake_at INTEGER
   ) STRICT;
   CREATE INDEX streams_due ON streams (wake_at) WHERE wake_at IS NOT NULL;
   CREATE INDEX streams_idle ON streams (substr(name, 1, instr(name, '/')), updated_at);
   -- A rowid table: appending to its end is twice as fast as with a composite primary key.
   -- It repeats the name so that a damaged stream row cannot make a stream's events disappear in silence.
   CREATE TABLE events (
     id INTEGER PRIMARY KEY,
     stream TEXT NOT NULL,
     version INTEGER NOT NULL,
     event TEXT NOT NULL,
     checksum INTEGER NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX events_order ON events (stream, version);`,
];

export const statements = {
  begin: 'BEGIN IMMEDIATE',
  save: 'VACUUM INTO ?',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  head: 'SELECT id, version FROM streams WHERE name = ?',
  events: 'SELECT version, event, checksum FROM events WHERE stream = ? AND version > ? ORDER BY version',
  add: 'INSERT INTO events (stream, version, event, checksum) VALUES (?, ?, ?, ?)',
  create: 'INSERT INTO streams (name, version, updated_at, wake_at) VALUES (?, ?, ?, ?)',
  update: 'UPDATE streams SET version = ?, updated_at = ?, wake_at = ? WHERE id = ?',
  wake: 'UPDATE streams SET wake_at = ? WHERE name = ?',
  dropEvents: 'DELETE FROM events WHERE stream = ?',
  dropStream: 'DELETE FROM streams WHERE name = ?',
  due: 'SELECT name, wake_at FROM streams WHERE wake_at <= ? ORDER BY wake_at LIMIT ?',
  idle: `SELECT name FROM streams WHERE substr(name, 1, instr(name, '/')) = ? AND updated_at < ?
    ORDER BY updated_at LIMIT ?`,
  all: 'SELECT id, name, version, updated_at, wake_at FROM streams WHERE id > ? ORDER BY id LIMIT ?',
} as const;
