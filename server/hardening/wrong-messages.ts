/** Messages from an attacker: mutated valid ones, valid ones at the wrong time, and nonsense. */
import { fingerprint } from '@safehouse/protocol/packed.ts';
import type { Random } from '@safehouse/rules/kernel/random.ts';
import { anyAction } from '@safehouse/rules/table/random-guest.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';

/** What an attacker may have found out. */
export type Loot = {
  readonly tables: readonly string[];
  readonly people: readonly string[];
  /** Ids of actions that others have sent. */
  readonly ids: readonly string[];
  readonly secret: string;
  readonly view?: View | undefined;
};

/** A message that matches its schema, whatever it asks for. */
export function someMessage(loot: Loot, random: Random): object {
  const id = random.below(4) === 0 && loot.ids.length > 0 ? random.pick(loot.ids) : newId(random);
  const kind = random.below(20);
  if (kind === 0) return { type: 'ping' };
  // The right dictionary, after which frames are packed; or a wrong one.
  if (kind === 3) return { type: 'packed', dictionary: random.pick([fingerprint, 'AAAAAAAAAAAA']) };
  if (kind === 1) return { type: 'hello', protocol: 1, table: random.pick(loot.tables), secret: loot.secret };
  if (kind === 2)
    return { type: 'checkClue', id, word: random.pick(['ocean', 'x', '😀', 'ß'.repeat(40), '\u0000', 'a b']) };
  return { type: 'act', id, action: someAction(loot, random) };
}

/** As text, and usually no longer valid. */
export function wrongText(loot: Loot, random: Random): string {
  const way = random.below(10);
  if (way < 6) return JSON.stringify(mutated(someMessage(loot, random), random)).replaceAll('"PROTO"', '"__proto__"');
  const text = JSON.stringify(someMessage(loot, random));
  if (way === 6) return text.slice(0, random.below(text.length));
  if (way === 7) return scratched(text, random);
  if (way === 8) return random.pick(nonsense);
  return text.replace(/}$/, `,"type":"${random.pick(['ping', 'act', 'hello'])}"}`);
}

const nonsense = [
  '',
  ' ',
  'null',
  '0',
  '"ping"',
  '[]',
  '{}',
  '{"type":"ping"}{"type":"ping"}',
  '{"type":"ping"},',
  '\ufeff{"type":"ping"}',
  '{"type":NaN}',
  '{"type":"ping","n":1e999}',
  "{'type':'ping'}",
  '// ping',
  '['.repeat(20_000),
  `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`,
  `{"type":"ping","a":${'['.repeat(11)}${']'.repeat(11)}}`,
  JSON.stringify({ type: 'ping', text: 'x'.repeat(39_000) }),
  JSON.stringify({ type: 'ping', text: '\u{1F600}'.repeat(15_000) }),
  JSON.stringify({ type: 'act', id: 'action-1', action: { kind: 'say', text: '\\'.repeat(9000) } }),
];

function someAction({ view, people }: Loot, random: Random): object {
  if (view && random.below(3) > 0) return anyAction(view, random);
  const person = people.length > 0 ? random.pick(people) : 'nobody';
  const place = {
    team: random.pick(['red', 'blue', 'west', 'table', 'green']),
    role: random.pick(['spymaster', 'operative', 'partner', 'player', 'king']),
  };
  return random.pick<() => object>([
    () => ({ kind: 'join', name: someName(random), place }),
    () => ({ kind: 'sit', place }),
    () => ({ kind: 'say', text: someName(random) }),
    () => ({ kind: 'rename', name: someName(random), person }),
    () => ({ kind: 'move', person, place }),
    () => ({ kind: 'remove', person }),
    () => ({ kind: 'handOver', person }),
    () => ({ kind: 'hostGone', present: [person] }),
    () => ({ kind: 'hostAway', host: person, present: [person] }),
    () => ({ kind: 'presence', person, here: false }),
    () => ({ kind: 'settled', number: 1, recorded: true }),
    () => ({ kind: 'start' }),
    () => ({ kind: 'abandon' }),
    () => ({ kind: 'lock', on: true }),
    () => ({ kind: 'toLobby' }),
    () => ({ kind: 'play', game: 'codenames', action: { kind: 'touch', card: random.below(30) } }),
    () => ({ kind: 'play', game: 'duet', action: { kind: 'giveClue', word: someName(random), number: 1 } }),
    () => ({ kind: 'play', game: 'spyfall', action: { kind: 'accuse', suspect: person } }),
    () => ({ kind: 'play', game: 'codenames', action: { kind: 'timeUp' } }),
  ])();
}

function someName(random: Random): string {
  return random.pick([
    'Eve',
    '',
    ' ',
    '\u202eevE',
    'a\u0000b',
    '\ud800',
    'Z\u0335\u0336'.repeat(30),
    '\u3164',
    '\u200b',
    'x'.repeat(120),
    '<b>',
    '😀'.repeat(25),
    '__proto__',
  ]);
}

/** Changes, removes or adds one value. */
function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.below(5) === 0) return weird(random);
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    return value.toSpliced(at, random.below(2), at < value.length ? mutated(value[at], random) : weird(random));
  }
  const entries = Object.entries(value);
  const [key = 'type', old] = random.pick(entries.length > 0 ? entries : [['type', 0]]);
  const way = random.below(6);
  if (way === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (way === 1) return { ...value, [random.pick(keys)]: weird(random) };
  return { ...value, [key]: mutated(old, random) };
}

const keys = [
  'PROTO',
  'constructor',
  'toString',
  'hasOwnProperty',
  'toJSON',
  'then',
  'length',
  '',
  '0',
  'id',
  'kind',
  'secret',
];

function weird(random: Random): unknown {
  return random.pick<() => unknown>([
    () => null,
    () => random.below(2) === 0,
    () => random.pick([-1, 0, -0, 0.5, 1e308, 2 ** 53, -(2 ** 31), 4294967296]),
    () => random.pick(['', '\u0000', '\ud800', '\udc00x', '__proto__', 'constructor', '1', 'true', '../..', "'; --"]),
    () => 'x'.repeat(random.below(3) === 0 ? 30_000 : random.below(600)),
    () => [],
    () => ({}),
    () => ({ PROTO: { isHost: true, type: 'ping' } }),
    () => Array.from({ length: random.below(2000) }, () => 0),
    () => nested(random.below(30)),
    () => ({ toJSON: 1, valueOf: null }),
  ])();
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : depth % 2 === 0 ? [nested(depth - 1)] : { kind: nested(depth - 1) };
}

function scratched(text: string, random: Random): string {
  const letters = [...text];
  for (let times = 1 + random.below(4); times > 0; times--) {
    letters.splice(random.below(letters.length), random.below(2), String.fromCharCode(random.below(0x180)));
  }
  return letters.join('');
}

function newId(random: Random): string {
  return Array.from({ length: 12 }, () => random.below(36).toString(36)).join('');
}
