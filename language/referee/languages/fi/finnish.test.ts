/** Finnish with and without Voikko: the rulebook's examples, forms, derivations, compounds, and arbitrary input. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Referee } from '../../referee.ts';
import { attested, loadAttested } from './attested.ts';
import { isBelonging } from './belongings.ts';
import { readingOf, wholeBase } from './reading.ts';
import { packTrie } from './trie.ts';
import { Transducer } from './vfst.ts';
import { findVoikko, voikkoFiles } from './voikko.ts';

const hasVoikko = findVoikko() !== undefined;

const illegal: [rule: string, visible: string[], clues: string[]][] = [
  ['L6', ['MYRSKY'], ['myrsky']],
  ['L7', ['SADEPILVI'], ['sade']],
  ['L6', ['MUISTI'], ['muistaminen', 'muistettu', 'muistikortti']],
  ['L7', ['JALKAPALLO'], ['jalka', 'pallo', 'jalkaisin', 'palloilu']],
  ['L10', [], ['avaruushuone']],
  ['L6', ['kenkä'], ['kengät', 'hevosenkenkä']],
  ['L6', ['kala'], ['kalastaja', 'kalat', 'kalassanikin']],
  ['L6', ['vesi'], ['vettä', 'vedessä']],
];
const legal: [visible: string[], clues: string[]][] = [
  [['MUISTI'], ['uistin']],
  [['JALKAPALLO'], ['kallo']],
  [[], ['vinaigrette', 'Michelangelo', 'jalkapallo', 'lentokenttä']],
  [
    ['silta', 'tori', 'satu'],
    ['ilta', 'ori', 'satula'],
  ],
];

test.runIf(hasVoikko)(
  'a regular form of a codename is one, whatever else it spells, but not the other way round',
  async () => {
    const referee = new Referee([]);
    await referee.load(['fi']);
    expect(referee.judge('lasta', ['lapsi'], 'fi')).toMatchObject({ verdict: 'illegal', rule: 'L6' });
    expect(referee.judge('alusta', ['alku'], 'fi')).toMatchObject({ verdict: 'illegal', rule: 'L6' });
    expect(referee.judge('lapsi', ['lasta'], 'fi')).toMatchObject({ verdict: 'legal' });
  },
);

test('what an animal has is no invented compound, in the genitive', () => {
  expect(isBelonging([['mäyrä', 'kolo']], 'mäyränkolo')).toBe(true);
  expect(isBelonging([['mäyrä', 'kolo']], 'mäyräkolo')).toBe(false);
  expect(isBelonging([['juusto', 'häntä']], 'juustonhäntä')).toBe(false);
});

test.runIf(hasVoikko)('words derived with other stems are kin, those that only sound so are not', async () => {
  const referee = new Referee([]);
  await referee.load(['fi']);
  const kin =
    'heikko heiketä, kuuma kuumentaa, suunta suunnistaa, sana sanoittaja, kaunis kaunistus, heittää heittäytyä, tapetti tapetoida, korkea koroke';
  for (const pair of kin.split(', ')) {
    const [card = '', clue = ''] = pair.split(' ');
    expect(referee.judge(clue, [card], 'fi'), pair).toMatchObject({ verdict: 'illegal', rule: 'L6' });
  }
  for (const pair of 'oksa oksentaa, ankka ankkuri, vaimo vaimentaa, työ työntää, kukka kukistaa, suo suoni, pelko pelaaja'.split(
    ', ',
  )) {
    const [card = '', clue = ''] = pair.split(' ');
    expect(referee.judge(clue, [card], 'fi'), pair).toMatchObject({ verdict: 'legal' });
  }
});

describe.each(hasVoikko ? ['with Voikko', 'without Voikko'] : ['without Voikko'])('%s', (how) => {
  const referee = new Referee([]);
  beforeAll(async () => {
    if (how === 'without Voikko') vi.stubEnv('SAFEHOUSE_VOIKKO', '');
    await referee.load(['fi']);
    vi.unstubAllEnvs();
  });

  for (const [rule, visible, clues] of illegal) {
    test.each(clues)(`${rule} ${visible.join(', ')}: %s is illegal`, (clue) => {
      expect(referee.judge(clue, visible, 'fi')).toMatchObject({ verdict: 'illegal', rule });
    });
  }
  for (const [visible, clues] of legal) {
    test.each(clues)(`${visible.join(', ')}: %s is legal`, (clue) => {
      expect(referee.judge(clue, visible, 'fi')).toMatchObject({ verdict: 'legal' });
    });
  }
  test('what is missing is said', () => {
    const { limited } = referee.judge('talo', [], 'fi');
    expect(limited).toBe(how === 'without Voikko' ? true : undefined);
    expect(referee.limited).toEqual(how === 'without Voikko' ? ['fi'] : []);
  });
  // A search that grows with every letter would run into the time limit; speed itself is measured in bench/.
  test('no word keeps it busy', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeiouyäökstnlrmpvhj-'), maxLength: 40 });
    fc.assert(
      fc.property(letters, letters, (clue, card) => {
        expect(referee.judge(clue, [card, 'jalkapallo'], 'fi').verdict).toBeTypeOf('string');
      }),
      { numRuns: 300 },
    );
    for (const clue of ['kuu'.repeat(13), 'maa'.repeat(13), 'alla'.repeat(10), 'ä'.repeat(40)]) {
      expect(referee.judge(clue, ['kuu'], 'fi').verdict).toBeTypeOf('string');
    }
  });
});

describe('the attested forms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-finnish-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a list of cspell is unpacked: letters, ends, steps back, branches named again', () => {
    // kala, kalat, kana, maa, Maa; mala and malat by the branch of kala.
    const list = 'TrieXv3\nbase=32\n__DATA__\nkala\nt$$2na$4maa$la#4;<4Maa$3~x$2';
    const words = attested(packTrie(gzipSync(list)));
    expect(['kala', 'kalat', 'kana', 'maa', 'mala', 'malat'].filter(words.has)).toHaveLength(6);
    expect(['kal', 'k', '', 'x', 'maat'].filter(words.has)).toEqual([]);
    expect([words.hasName('maa'), words.hasName('kala'), words.begins('kal')]).toEqual([true, false, true]);
  });
  test('they are packed once and kept; a file that is spoiled is made again', () => {
    expect(loadAttested(folder).has('muistikortti')).toBe(true);
    const [name = ''] = readdirSync(folder);
    expect(loadAttested(folder).has('avaruushuone')).toBe(false);
    writeFileSync(join(folder, name), '');
    expect(loadAttested(folder).has('kalastaja')).toBe(true);
  });
  test('where nothing can be kept, they are there all the same', () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    expect(loadAttested(file).has('pilvi')).toBe(true);
  });
});

describe('Voikko', () => {
  test('an analysis is read: parts, base forms, what they are derived from', () => {
    const football = readingOf('[Ln][Xp]jalka[X]jalk[Sn][Ny]a[Bh][Bc][Ln][Xp]pallo[X]pallo[Sn][Ny]');
    expect(football.map(({ bases }) => bases)).toEqual([['jalka'], ['pallo']]);
    expect(wholeBase(football)).toBe('jalkapallo');
    const [writer] = readingOf('[Lt][Xp]kirjata[X]kirjail[Xj]la[X]i[Ln][Xj]ja[X][Sn][Ny]ja');
    expect(writer.bases).toEqual(['kirjata', 'kirjailla', 'kirjailija']);
    const [town] = readingOf('[Lep][Xp]Rova=niemi[X]rova[Bm]nie[Sn][Ny]mi');
    expect(town).toMatchObject({ kind: 'name', bases: ['rovaniemi'], inner: ['Rova', 'niemi'] });
  });
  test('a file is walked: letters, what is written, flags that have to fit', () => {
    // Reads "ab" where the flag was set before, and never "b".
    const symbols = ['', '@P.F.ON@', '@R.F.ON@', 'a', 'b', '[X]'];
    const cells = [
      [3, 3, 2, 1],
      [4, 4, 4, 0],
      [1, 5, 3, 0],
      [2, 0, 4, 0],
      [4, 4, 6, 1],
      [2, 0, 4, 0],
      [0xffff, 0, 0, 0],
    ];
    const machine = new Transducer(file(symbols, cells));
    expect(machine.analyses('ab')).toEqual(['a[X]b']);
    expect(['a', 'b', 'abb', 'ö', ''].flatMap((word) => machine.analyses(word))).toEqual([]);
  });
  test('what is no such file is not taken for one', () => {
    expect(() => new Transducer(new Uint8Array(64))).toThrow();
    expect(findVoikko([join(tmpdir(), 'nothing-here')])).toBeUndefined();
    expect(voikkoFiles('')).toEqual([]);
    expect(voikkoFiles('/somewhere/mor.vfst')).toEqual(['/somewhere/mor.vfst']);
  });
});

function file(symbols: readonly string[], cells: readonly (readonly number[])[]): Uint8Array {
  const names = new TextEncoder().encode(symbols.map((symbol) => `${symbol}\0`).join(''));
  const start = Math.ceil((18 + names.length) / 8) * 8;
  const bytes = new Uint8Array(start + 8 * cells.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x00013a6e, true);
  view.setUint32(4, 0x000351fa, true);
  view.setUint16(16, symbols.length, true);
  bytes.set(names, 18);
  for (const [at, [reads = 0, writes = 0, target = 0, more = 0]] of cells.entries()) {
    view.setUint16(start + 8 * at, reads, true);
    view.setUint16(start + 8 * at + 2, writes, true);
    view.setUint32(start + 8 * at + 4, target | (more << 24), true);
  }
  return bytes;
}
