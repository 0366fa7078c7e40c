/** The table's own packs: who may add and remove words, what is shown of them, and how they are dealt. */
import { describe, expect, test } from 'vitest';
import { usualReferee } from '../clues/referee.ts';
import { randomFrom, type Seed } from '../kernel/random.ts';
import { unfairness } from './fair.ts';
import { fits, hasRoom } from './pack-room.ts';
import { Evening, SETUP, WORDS } from './scenario.ts';
import { stateFrom, table } from './table.ts';
import type { Action, Event, OwnPack, Setup, Viewer } from './types.ts';

function pack(letters: string, { words = 30, name = 'Our family' } = {}): OwnPack & { words: string[] } {
  const list = Array.from({ length: words }, (_, i) => `${letters}${i}`);
  return { id: `fi/own-${letters}`, name, language: 'fi', words: list, share: `secret-${letters}` };
}

function brings(person: string, brought = pack('aaaaaaaa')): Action {
  return { kind: 'addPack', person, pack: brought };
}

function setUpWith(...packs: string[]): Action {
  return { kind: 'setUp', setup: { ...SETUP, packs } };
}

describe('words of their own', () => {
  test('are brought by the host through the server, and by nobody else', () => {
    const evening = new Evening().come('bo');
    evening.refuses('anna', brings('anna'), 'house-only');
    evening.refuses('clock', brings('anna'), 'house-only');
    evening.refuses('house', brings('bo'), 'host-only');
    evening.refuses('house', brings('nobody'), 'join-first');
    const [event] = evening.does('house', brings('anna'));
    expect(event).toEqual({ kind: 'packAdded', by: 'anna', ...pack('aaaaaaaa') });
    expect(evening.sees('anna').may).toMatchObject({ addPack: 'yes', removePack: 'yes' });
    expect(evening.sees('bo').may).toMatchObject({ addPack: 'host-only', removePack: 'host-only' });
  });

  test('are listed for everyone, with their link for those who are in, and never word by word', () => {
    const evening = new Evening().come('bo');
    evening.does('house', brings('anna'));
    const shown = { id: 'fi/own-aaaaaaaa', name: 'Our family', language: 'fi', cards: 30 };
    expect(evening.sees('bo').ownPacks).toEqual([{ ...shown, share: 'secret-aaaaaaaa' }]);
    for (const who of ['spectator', 'stranger']) expect(evening.sees(who).ownPacks).toEqual([shown]);
    evening.does('bo', { kind: 'leave' });
    expect(evening.sees('bo').ownPacks).toEqual([shown]);
    expect(JSON.stringify(evening.sees('anna'))).not.toContain('aaaaaaaa7');
  });

  test('are redrawn for the laws, and nobody can tell; nor can a spectator tell another link', () => {
    const evening = new Evening().come('bo');
    evening.does('house', brings('anna'));
    const random = randomFrom('0a'.repeat(16) as Seed);
    for (const who of ['anna', 'bo', 'spectator'] as Viewer[]) {
      const twin = table.redeal(evening.state, who, random);
      expect(twin.ownPacks[0]?.words).not.toEqual(evening.state.ownPacks[0]?.words);
      expect(twin.ownPacks[0]?.share === evening.state.ownPacks[0]?.share).toBe(who !== 'spectator');
      expect(table.view(twin, who)).toEqual(table.view(evening.state, who));
    }
  });

  test('have a name of at most forty characters', () => {
    const evening = new Evening();
    evening.refuses('house', brings('anna', pack('b', { name: ' \u200b ' })), 'bad-name');
    evening.refuses('house', brings('anna', pack('b', { name: 'x'.repeat(41) })), 'bad-name');
    evening.does('house', brings('anna', pack('b', { name: `  ${'x'.repeat(40)} ` })));
    expect(evening.sees('anna').ownPacks[0]?.name).toBe('x'.repeat(40));
  });

  test('are neither brought nor taken away while a game runs', () => {
    const evening = Evening.playing();
    evening.refuses('house', brings('anna'), 'game-running');
    evening.refuses('anna', { kind: 'removePack', pack: 'fi/own-aaaaaaaa' }, 'game-running');
    evening.ends();
    evening.does('house', brings('anna'));
    evening.does('anna', { kind: 'removePack', pack: 'fi/own-aaaaaaaa' });
  });

  test('are eight packs at most', () => {
    const evening = new Evening();
    for (const letters of 'abcdefgh') evening.does('house', brings('anna', pack(letters)));
    expect(evening.sees('anna').may.addPack).toBe('too-many-packs');
    evening.refuses('house', brings('anna', pack('i')), 'too-many-packs');
    evening.does('anna', { kind: 'removePack', pack: 'fi/own-c' });
    evening.does('house', brings('anna', pack('i')));
  });

  test('have a maximum of words and letters, and can be added and removed only a limited number of times', () => {
    const evening = new Evening();
    evening.does('house', brings('anna', pack('a', { words: 10_000 })));
    evening.does('house', brings('anna', pack('b', { words: 9990 })));
    evening.refuses('house', brings('anna', pack('c')), 'too-many-packs');
    // Whether nothing fits any more is known before a list of words is read.
    expect(evening.sees('anna').may.addPack).toBe('yes');
    evening.does('anna', { kind: 'removePack', pack: 'fi/own-b' });
    evening.does('house', brings('anna', pack('d', { words: 10_000 })));
    expect(evening.sees('anna').may.addPack).toBe('too-many-packs');
    const wide = pack('ш'.repeat(16), { words: 10_000 });
    new Evening().refuses('house', brings('anna', wide), 'too-many-packs');

    const restless = new Evening();
    let times = 0;
    for (; times < 100; times++) {
      const brought = pack(`word${times}-`, { words: 9000 });
      const decided = table.decide(restless.state, 'house', brings('anna', brought), { now: 0 });
      if (!decided.ok) break;
      restless.does('house', brings('anna', brought));
      restless.does('anna', { kind: 'removePack', pack: brought.id });
    }
    expect(times).toBeGreaterThan(15);
    expect(times).toBeLessThan(60);
  });

  test('are a thousand in all at most, however small', () => {
    const evening = new Evening();
    const small = pack('w');
    let times = 0;
    for (; times < 2000; times++) {
      const decided = table.decide(evening.state, 'house', brings('anna', small), { now: 0 });
      if (!decided.ok) break;
      evening.does('house', brings('anna', small));
      evening.does('anna', { kind: 'removePack', pack: small.id });
    }
    expect(times).toBe(1000);
  });
});

describe('room for words of their own', () => {
  const smallest = pack('w', { words: 25 });

  test('is counted in bytes as they are stored, with the quotes and commas', () => {
    const room = { ownPacks: [], packBytes: 0 };
    for (const letter of ['a', 'ш']) {
      // 10,000 different words, the last one so long that all of them take 300,000 bytes.
      const words = pack(letter.repeat(5), { words: 9999 }).words;
      const left = 300_000 - Buffer.byteLength(JSON.stringify(words)) - 2;
      const longest = (bytes: number) => ({ ...smallest, words: [...words, 'x'.repeat(bytes)] });
      expect(Buffer.byteLength(JSON.stringify(longest(left).words))).toBe(300_001);
      expect(fits(room, longest(left))).toBe(true);
      expect(fits(room, longest(left + 1))).toBe(false);
    }
  });

  test('ends with the last byte a table may store, and the view knows before a list of words is read', () => {
    // A small pack counts as 3,000 bytes of 3,000,000.
    for (const [packBytes, isRoom] of [
      [2_997_000, true],
      [2_997_001, false],
    ] as const) {
      expect(hasRoom({ ownPacks: [], packBytes })).toBe(isRoom);
      expect(fits({ ownPacks: [], packBytes }, smallest)).toBe(isRoom);
    }
  });
});

describe('a setup', () => {
  test('takes them beside the packs of the server, in games of words', () => {
    const evening = new Evening();
    evening.refuses('anna', setUpWith('en/classic', 'fi/own-aaaaaaaa'), 'no-such-pack');
    evening.does('house', brings('anna'));
    evening.does('anna', setUpWith('en/classic', 'fi/own-aaaaaaaa'));
    expect(evening.sees('bo').setup.packs).toEqual(['en/classic', 'fi/own-aaaaaaaa']);
    const spyfall: Setup = {
      game: 'spyfall',
      options: { rounds: 1, minutes: 6, roles: true, way: 'spoken', device: 'own', patience: 60, without: [], own: [] },
      packs: ['fi/own-aaaaaaaa'],
    };
    evening.refuses('anna', { kind: 'setUp', setup: spyfall }, 'no-such-pack');
  });

  test('goes on without one that is taken away, and with one of the server where none is left', () => {
    const evening = new Evening();
    evening.refuses('anna', { kind: 'removePack', pack: 'en/classic' }, 'no-such-pack');
    evening.does('house', brings('anna'));
    evening.does('house', brings('anna', pack('bbbbbbbb')));
    evening.does('anna', setUpWith('fi/own-aaaaaaaa', 'fi/own-bbbbbbbb'));
    evening.does('anna', { kind: 'removePack', pack: 'fi/own-bbbbbbbb' });
    expect(evening.state.setup.packs).toEqual(['fi/own-aaaaaaaa']);
    evening.does('anna', { kind: 'removePack', pack: 'fi/own-aaaaaaaa' });
    expect(evening.state.setup.packs).toEqual(['en/classic']);
    expect(evening.state.ownPacks).toEqual([]);
  });
});

describe('a deal', () => {
  function playing(...packs: string[]): { evening: Evening; dealt: Event & { kind: 'dealt' } } {
    const evening = new Evening().come('bo', 'carla', 'dan');
    evening.does('house', brings('anna'));
    evening.does('house', brings('anna', pack('unused')));
    evening.does('anna', setUpWith(...packs));
    for (const [who, team, role] of [
      ['anna', 'red', 'spymaster'],
      ['bo', 'red', 'operative'],
      ['carla', 'blue', 'spymaster'],
      ['dan', 'blue', 'operative'],
    ] as const) {
      evening.does(who, { kind: 'sit', place: { team, role } });
    }
    if (!packs.includes('en/classic')) evening.words = [];
    const dealt = evening.does('anna', { kind: 'start' }).find((event) => event.kind === 'dealt');
    return { evening, dealt: dealt as Event & { kind: 'dealt' } };
  }

  test('is drawn from the chosen ones, alone or mixed, and proves itself', () => {
    const { dealt } = playing('fi/own-aaaaaaaa');
    expect(dealt.words).toEqual(pack('aaaaaaaa').words);
    const mixed = playing('en/classic', 'fi/own-aaaaaaaa').dealt;
    expect(mixed.words).toEqual([...WORDS, ...pack('aaaaaaaa').words]);
    for (const { setup, ...proof } of [dealt, mixed]) {
      expect(unfairness({ ...proof, game: setup.game, options: setup.options })).toBeUndefined();
    }
  });

  test('does without the words of the last games as long as there are enough', () => {
    const { evening, dealt } = playing('en/classic', 'fi/own-aaaaaaaa');
    evening.ends();
    const [again] = evening.does('anna', { kind: 'again', rotate: false });
    const before = new Set((dealt.deal as { words: string[] }).words);
    expect((again as typeof dealt).words.some((word) => before.has(word))).toBe(false);
  });
});

describe('a table from before there was anything to agree on', () => {
  const opened: Event = {
    kind: 'opened',
    id: 't',
    code: 'ABCDE',
    host: 'anna' as never,
    name: 'anna',
    setup: { game: 'codenames', options: { form: 'teams', clock: { kind: 'off' } }, packs: ['en/classic'] },
    at: 0,
  };

  test('is played on as usual, in the lobby and in the middle of a game', () => {
    expect(table.view(stateFrom([opened]), 'spectator').setup.options).toHaveProperty('referee', usualReferee);
    const evening = Evening.playing(opened.setup as Setup);
    expect(JSON.stringify(evening.state)).not.toContain('referee');
    const view = table.schemas.view.parse(evening.sees('anna'));
    expect(view.round?.view.options).toHaveProperty('referee', usualReferee);
    evening.ends();
    expect(evening.state.phase).toBe('over');
  });
});
