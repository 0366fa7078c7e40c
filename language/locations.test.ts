/** Every language has the same thirty locations, and each kind of mistake in a file is reported. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadLocations, readLocations } from './locations.ts';
import { described } from './text-files.ts';

const ids =
  'airport bakery beach campsite castle circus court farm firestation harbour hospital hotel library lighthouse museum newsroom nighttrain oilrig operahouse pirateship polarstation bathhouse school skiresort spacestation stadium submarine supermarket wedding zoo';

const six = 'mayor\nbaker\nthief\npriest\ntailor\nmole';
const seven = `${six}\nspy`;

function read(written: string | Uint8Array, language = 'en') {
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  const { locations, mistakes } = readLocations(bytes, { file: 'x.txt', language });
  return { locations, mistakes: mistakes.map(({ line, text }) => `${line ?? '-'}: ${text}`) };
}

test('every shipped language has the thirty locations in the same order, and no mistakes', () => {
  const { sets, mistakes } = loadLocations();
  expect(mistakes.map(described)).toEqual([]);
  expect([...sets.keys()]).toContain('en');
  for (const [language, locations] of sets) expect(locations.map(({ id }) => id).join(' '), language).toBe(ids);
});

/** Animals, things and voices, which nobody can speak as; as the first word of a role. */
const speechless: Readonly<Record<string, RegExp>> = {
  da: /^(?:hund|kat|måge|papegøje|bjørn|robot|stemme|fugleskræmsel|statue|spøgelse)(?!\p{L})/u,
  en: /^(?:sheepdog|dog|cat|gull|parrot|bear|penguin|octopus|robot|voice|scarecrow|statue|ghost)\b(?! owner)/,
  fi: /^(?:koira|kissa|lokki|papukaija|karhu|pingviini|robotti|ääni|variksenpelätin|patsas|tonttu|haamu)(?!\p{L})/u,
  hu: /^(?:kutya|macska|sirály|papagáj|medve|pingvin|robot|hang|madárijesztő|szobor|szellem)(?![\p{L}-])/u,
  it: /^(?:cane|gatto|gabbiano|piccione|pappagallo|cinghiale|topo|gallo|asino|pinguino|polpo|scimmia|giraffa|leone|robot|voce|fonte|spaventapasseri|statua|fantasma|sanbernardo|extraterrestre)(?!\p{L})/u,
  ro: /^(?:câine|pisică|pescăruș|vrabie|papagal|urs|șoarece|cocoș|măgar|pinguin|caracatiță|maimuță|girafă|leneș|robot|voce|sperietoare|mumie|fantomă|dalmațian|cormoran|porumbel|extraterestru)(?!\p{L})/u,
};

test('a role is a person one can speak as', () => {
  for (const [language, locations] of loadLocations().sets) {
    const roles = locations.flatMap(({ roles }) => roles);
    expect(speechless[language], language).toBeDefined();
    expect(
      roles.filter((role) => speechless[language]?.test(role)),
      language,
    ).toEqual([]);
  }
});

test('a header and seven roles; comments, blank lines, spaces around and a last line without an end are fine', () => {
  expect(read(`# Ours\n\n[town]  The town \n\n ${seven}\n# More\n[moon-2] The moon\n${seven}`)).toEqual({
    locations: [
      { id: 'town', name: 'The town', roles: seven.split('\n') },
      { id: 'moon-2', name: 'The moon', roles: seven.split('\n') },
    ],
    mistakes: [],
  });
});

test('a byte order mark and Windows line ends are forgiven', () => {
  expect(read(`\uFEFF[town] The town\n${seven}\n`.replaceAll('\n', '\r\n')).mistakes).toEqual([]);
});

test('24 characters are a name, and 32 a role', () => {
  expect(read(`[town] ${'n'.repeat(24)}\n${six}\n${'r'.repeat(32)}`).mistakes).toEqual([]);
});

test('plain punctuation, digits and letters of any alphabet are fine', () => {
  expect(read(`[town] L’été, ça va?\n${six}\nЁж (3rd/4th) «A & B» – no. 1!`).mistakes).toEqual([]);
});

test('a typewriter apostrophe becomes ’', () => {
  const { locations, mistakes } = read(`[town] The king's town\n${six}\nking's spy`);
  expect(mistakes).toEqual([]);
  expect(locations[0]).toMatchObject({ name: 'The king’s town', roles: expect.arrayContaining(['king’s spy']) });
});

test('a Romanian cedilla becomes a comma below; a Turkish one stays', () => {
  const places = `[town] Piaţa\n${six}\nşoim`;
  expect(read(places, 'ro')).toMatchObject({ locations: [{ name: 'Piața' }], mistakes: [] });
  expect(read(places, 'ro').locations[0]?.roles.at(-1)).toBe('șoim');
  expect(read(places, 'tr').locations[0]?.roles.at(-1)).toBe('şoim');
});

const noHeader = 'is not [id] Name, the id in a-z, 0-9 and - alone';
const plain = 'only letters, digits, spaces and plain punctuation';
const town = `[town] The town\n${seven}\n`;

test.each([
  ['a header without a name', `[town]\n${seven}`, `1: “[town]” ${noHeader}`],
  ['a header without an id', `[] The town\n${seven}`, `1: “[] The town” ${noHeader}`],
  ['a header without a space', `[town]The town\n${seven}`, `1: “[town]The town” ${noHeader}`],
  ['an id with a capital', `[Town] The town\n${seven}`, `1: “[Town] The town” ${noHeader}`],
  ['a role before the first header', `spy\n${town}`, '1: “spy” belongs to no location: begin one with [id] Name'],
  ['an id again', `${town}[town] The moon\n${seven}`, '9: “town” is there already: “town” in line 1'],
  ['a name again', `${town}[moon] THE TOWN\n${seven}`, '9: “THE TOWN” is there already: “The town” in line 1'],
  ['a role again in a location', `[town] The town\n${six}\nMole`, '8: “Mole” is there already: “mole” in line 7'],
  ['six roles', `${town}[moon] The moon\n${six}`, '9: has 6 roles, and needs 7'],
  ['eight roles', `${town}eighth`, '1: has 8 roles, and needs 7'],
  ['no roles', `[moon] The moon\n${town}`, '1: has 0 roles, and needs 7'],
  ['a long name', `[town] ${'n'.repeat(25)}\n${seven}`, `1: “${'n'.repeat(25)}” has 25 characters, and may have 24`],
  [
    'a long role',
    `[town] The town\n${six}\n${'r'.repeat(33)}`,
    `8: “${'r'.repeat(33)}” has 33 characters, and may have 32`,
  ],
  ['a strange name', `[town] <b>\n${seven}`, `1: “<b>” has “<”, “>”: ${plain}`],
  ['a strange role', `[town] The town\n${six}\nspy 🕵`, `8: “spy 🕵” has “🕵”: ${plain}`],
  ['a control character', `[town] The town\n${six}\ns\u0007py`, `8: “s\u0007py” has U+0007: ${plain}`],
  ['an invisible character', `[town] The town\n${six}\ns\u200Bpy`, `8: “s\u200Bpy” has U+200B: ${plain}`],
  ['a space of another kind', `[town] The town\n${six}\na\u00A0spy`, `8: “a\u00A0spy” has U+00A0: ${plain}`],
  ['two spaces', `[town] The  town\n${seven}`, '1: “The  town” has two spaces in a row'],
  ['a role without letters', `[town] The town\n${six}\n007`, '8: “007” has no letters'],
  [
    'letters made of two characters',
    `[town] The town\n${six}\nspe\u0301cialiste`,
    '8: “spe\u0301cialiste” has letters made of two characters: save it composed (Unicode NFC)',
  ],
  ['a file of comments', '# nothing yet\n', '-: has no locations'],
])('%s is a mistake', (_, written, mistake) => {
  expect(read(written).mistakes).toEqual([mistake]);
});

test('a hundred locations are enough', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => `[place-${i}] Place ${i}\n${seven}\n`).join('');
  expect(read(many(100)).mistakes).toEqual([]);
  expect(read(many(101)).mistakes).toEqual(['-: has 101 locations, and may have 100']);
});

test('a role may be there again in another location', () => {
  expect(read(`${town}[moon] The moon\n${seven}`).mistakes).toEqual([]);
});

test('a line that is not UTF-8 is named', () => {
  const latin1 = Buffer.concat([Buffer.from(town), Buffer.from('[café] Café\n', 'latin1')]);
  expect(read(latin1).mistakes).toEqual(['9: is not UTF-8: save the file as UTF-8']);
});

test('a UTF-16 file is named as a whole', () => {
  expect(read(Buffer.from(`\uFEFF${town}`, 'utf16le')).mistakes).toEqual(['-: is UTF-16: save it as UTF-8']);
});

test('a faulty file is left out and told, and the others are loaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['en.txt', 'pt-BR.txt', 'english.txt', 'notes.md', '.hidden.txt'])
    writeFileSync(join(folder, file), town);
  writeFileSync(join(folder, 'fi.txt'), `${town}[moon] Kuu`);
  symlinkSync(join(folder, 'nowhere'), join(folder, 'it.txt'));
  mkdirSync(join(folder, 'da.txt'));
  const { sets, mistakes } = loadLocations(folder);
  const locations = [{ id: 'town', name: 'The town', roles: seven.split('\n') }];
  expect([...sets]).toEqual([
    ['en', locations],
    ['pt-BR', locations],
  ]);
  expect(mistakes.map((mistake) => described(mistake).replace(folder, ''))).toEqual([
    '/english.txt: is not named by a language, such as en.txt or pt-BR.txt',
    '/fi.txt:9: has 0 roles, and needs 7',
    '/it.txt: cannot be read (ENOENT)',
  ]);
});

test("an operator's file stands in for the shipped one of its language; a faulty one does not", () => {
  const folder = mkdtempSync(join(tmpdir(), 'locations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const language of ['en', 'fi', 'sv', 'english', 'da']) mkdirSync(join(folder, language));
  for (const language of ['en', 'sv', 'english']) writeFileSync(join(folder, language, 'locations.txt'), town);
  writeFileSync(join(folder, 'fi', 'locations.txt'), `${town}[moon] Kuu`);
  const shipped = loadLocations().sets;
  const { sets, mistakes } = loadLocations(undefined, folder);
  const locations = [{ id: 'town', name: 'The town', roles: seven.split('\n') }];
  expect([sets.get('en'), sets.get('sv')]).toEqual([locations, locations]);
  expect([sets.get('fi'), sets.get('da')]).toEqual([shipped.get('fi'), shipped.get('da')]);
  expect(sets.has('english')).toBe(false);
  expect(mistakes.map((mistake) => described(mistake).replace(folder, ''))).toEqual([
    '/fi/locations.txt:9: has 0 roles, and needs 7',
  ]);
});

test('a missing folder is reported', () => {
  const { sets, mistakes } = loadLocations('/no/such/folder');
  expect(sets.size).toBe(0);
  expect(mistakes).toEqual([{ file: '/no/such/folder', text: 'cannot be read (ENOENT)' }]);
});
