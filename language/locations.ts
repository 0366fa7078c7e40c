/** The locations of Spyfall with their roles, one file a language, read strictly. A faulty file is reported and left out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  distinct,
  entries,
  isLanguage,
  type Line,
  lengthOf,
  type Mistake,
  notebook,
  readLines,
  strangers,
  unreadable,
  type Wrong,
} from './text-files.ts';

/** `id` is the same in every language; a name and a role are of this one. */
export type Location = { readonly id: string; readonly name: string; readonly roles: readonly string[] };

/** A language's file as it was read: with mistakes, it is not for playing. */
export type LocationFile = {
  readonly file: string;
  readonly language: string;
  readonly locations: readonly Location[];
  readonly mistakes: readonly Mistake[];
};

const shippedLocations = join(import.meta.dirname, 'locations');

/** The file of a language's folder among an operator's packs that holds locations, and no cards. */
export const OWN_LOCATIONS = 'locations.txt';

// S2
const ROLES = 7;
/** So many can be switched off one by one at a table. */
const MOST = 100;
/** What fits a line of a phone: of the list of all locations, and of a player's own card. */
const LONGEST_NAME = 24;
const LONGEST_ROLE = 32;

/**
 * Never throws: whatever is wrong with the folder or a file is a mistake, and the other languages are loaded. A file
 * among an operator's packs takes the place of the shipped one of its language, unless it is faulty.
 */
export function loadLocations(
  folder: string = shippedLocations,
  own?: string,
): { sets: Map<string, readonly Location[]>; mistakes: Mistake[] } {
  const { files: shipped, mistakes } = readLocationFiles(folder);
  const files = [...shipped, ...(own === undefined ? [] : readOwnLocationFiles(own))];
  const sound = files.filter((file) => file.mistakes.length === 0);
  return {
    sets: new Map(sound.map(({ language, locations }) => [language, locations])),
    mistakes: [...mistakes, ...files.flatMap((file) => file.mistakes)],
  };
}

/** The files `<language>.txt` of the folder, and what is wrong with the folder itself. */
export function readLocationFiles(folder: string = shippedLocations): {
  files: LocationFile[];
  mistakes: Mistake[];
} {
  const mistakes: Mistake[] = [];
  const files: LocationFile[] = [];
  for (const entry of entries(folder, 'file', mistakes)) {
    if (!entry.endsWith('.txt')) continue;
    const file = join(folder, entry);
    const language = entry.slice(0, -'.txt'.length);
    if (isLanguage(language)) files.push({ file, language, ...read(file, language) });
    else mistakes.push({ file, text: 'is not named by a language, such as en.txt or pt-BR.txt' });
  }
  return { files, mistakes };
}

/** The files `<language>/locations.txt` of an operator's folder. What is wrong with the folder is told by who reads its packs. */
export function readOwnLocationFiles(folder: string): LocationFile[] {
  const languages = entries(folder, 'folder', []).filter(isLanguage);
  return languages
    .filter((language) => entries(join(folder, language), 'file', []).includes(OWN_LOCATIONS))
    .map((language) => {
      const file = join(folder, language, OWN_LOCATIONS);
      return { file, language, ...read(file, language) };
    });
}

type Reading = Pick<LocationFile, 'locations' | 'mistakes'>;

function read(file: string, language: string): Reading {
  try {
    return readLocations(readFileSync(file), { file, language });
  } catch (error) {
    return { locations: [], mistakes: [unreadable(file, error)] };
  }
}

/** A location as it stands in the file; a header that cannot be read leaves `id` and `name` empty. */
type Block = { readonly id: Line; readonly name: Line; readonly roles: Line[] };

export function readLocations(bytes: Uint8Array, about: { file: string; language: string }): Reading {
  const { wrong, mistakes } = notebook(about.file);
  const lines = readLines(bytes, about.language, wrong);
  if (lines === undefined) return { locations: [], mistakes: mistakes() };
  const blocks = blocksOf(lines, wrong);
  const headed = blocks.filter(({ id }) => id.written !== '');
  for (const part of ['id', 'name'] as const)
    distinct(
      headed.map((block) => block[part]),
      about.language,
      wrong,
    );
  for (const { name } of headed) check(name, LONGEST_NAME, wrong);
  for (const { name, roles } of blocks) {
    for (const role of roles) check(role, LONGEST_ROLE, wrong);
    distinct(roles, about.language, wrong);
    if (roles.length !== ROLES) wrong(name.line, `has ${roles.length} roles, and needs ${ROLES}`);
  }
  if (blocks.length === 0) wrong(undefined, 'has no locations');
  if (blocks.length > MOST) wrong(undefined, `has ${blocks.length} locations, and may have ${MOST}`);
  const plain = ({ written }: Line): string => written;
  return {
    locations: blocks.map(({ id, name, roles }) => ({ id: plain(id), name: plain(name), roles: roles.map(plain) })),
    mistakes: mistakes(),
  };
}

function blocksOf(lines: readonly Line[], wrong: Wrong): Block[] {
  const blocks: Block[] = [];
  for (const { line, written } of lines) {
    // What a keyboard has for ’.
    const typeset = written.replaceAll("'", '’');
    if (written.startsWith('[')) {
      const [, id = '', name = ''] = /^\[([a-z0-9-]{1,40})\] +(.+)$/u.exec(typeset) ?? [];
      if (id === '') wrong(line, `“${written}” is not [id] Name, the id in a-z, 0-9 and - alone`);
      blocks.push({ id: { line, written: id }, name: { line, written: name }, roles: [] });
    } else if (blocks.length > 0) blocks.at(-1)?.roles.push({ line, written: typeset });
    else wrong(line, `“${written}” belongs to no location: begin one with [id] Name`);
  }
  return blocks;
}

/** What is wrong with a name or a role by itself. */
function check({ line, written }: Line, longest: number, wrong: Wrong): void {
  const strange = strangers(written, /[^\p{L}\p{M}\p{N} ’„“”«»,.:!?&()/–-]/gu);
  if (strange) wrong(line, `“${written}” has ${strange}: only letters, digits, spaces and plain punctuation`);
  if (written.includes('  ')) wrong(line, `“${written}” has two spaces in a row`);
  if (!/\p{L}/u.test(written)) wrong(line, `“${written}” has no letters`);
  const length = lengthOf(written);
  if (length > longest) wrong(line, `“${written}” has ${length} characters, and may have ${longest}`);
}
