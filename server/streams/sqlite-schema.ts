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
  // Each event has the id of the one before it in its stream, and each stream that of its last. Keeping an index in order
  // took most of the time of an append: in an index, every stream has its own page.
  `ALTER TABLE streams ADD COLUMN last INTEGER;
   ALTER TABLE events ADD COLUMN previous INTEGER;
   UPDATE events SET previous = (SELECT id FROM events AS before
     WHERE before.stream = events.stream AND before.version = events.version - 1);
   UPDATE streams SET last = (SELECT id FROM events WHERE stream = name AND events.version = streams.version);
   DROP INDEX events_order;
   -- Without its row in streams, a stream is still found.
   CREATE UNIQUE INDEX events_first ON events (stream) WHERE version = 1;`,
];

/** The events of a stream from its last one back to the one after a version. Versions fall, so it always ends. */
const chain = (columns: string, { last, condition }: { last: string; condition: string }) =>
  `WITH RECURSIVE chain (previous, version, ${columns}) AS (
    SELECT previous, version, ${columns} FROM events WHERE events.id = ${last}
    UNION ALL
    SELECT one.previous, one.version, ${columns.replaceAll(/\w+/g, 'one.$&')} FROM chain
      JOIN events AS one ON one.id = chain.previous WHERE one.version = chain.version - 1 AND ${condition}
  )`;

export const statements = {
  begin: 'BEGIN IMMEDIATE',
  save: 'VACUUM INTO ?',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  head: 'SELECT id, version, last FROM streams WHERE name = ?',
  first: 'SELECT id FROM events WHERE stream = ? AND version = 1',
  versionOf: 'SELECT version FROM events WHERE id = ?',
  events: `${chain('event, checksum', { last: '?', condition: 'one.version > ?' })} SELECT version, event, checksum FROM chain`,
  add: 'INSERT INTO events (stream, version, previous, event, checksum) VALUES (?, ?, ?, ?, ?)',
  create: 'INSERT INTO streams (name, version, last, updated_at, wake_at) VALUES (?, ?, ?, ?, ?)',
  update: 'UPDATE streams SET version = ?, last = ?, updated_at = ?, wake_at = ? WHERE id = ?',
  wake: 'UPDATE streams SET wake_at = ? WHERE name = ?',
  dropEvents: `${chain('id, stream', { last: '(SELECT last FROM streams WHERE name = ?1)', condition: 'one.stream = ?1' })}
    DELETE FROM events WHERE id IN (SELECT id FROM chain WHERE stream = ?1)`,
  /** Looks at every event: only for a damaged stream. */
  dropAnywhere: 'DELETE FROM events WHERE stream = ?',
  dropStream: 'DELETE FROM streams WHERE name = ?',
  due: 'SELECT name, wake_at FROM streams WHERE wake_at <= ? ORDER BY wake_at LIMIT ?',
  idle: `SELECT name FROM streams WHERE substr(name, 1, instr(name, '/')) = ? AND updated_at < ?
    ORDER BY updated_at LIMIT ?`,
  all: 'SELECT id, name, version, updated_at, wake_at FROM streams WHERE id > ? ORDER BY id LIMIT ?',
} as const;
