/** Spyfall's locations and roles, one file per language, parsed strictly. A faulty file is reported and skipped. */
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
  strangeCharacters,
  unreadable,
  type Wrong,
} from './text-files.ts';

/** `id` is the same in every language; the name and the roles are translated. */
export type Location = { readonly id: string; readonly name: string; readonly roles: readonly string[] };

/** A parsed locations file; not playable if it has mistakes. */
export type LocationFile = {
  readonly file: string;
  readonly language: string;
  readonly locations: readonly Location[];
  readonly mistakes: readonly Mistake[];
};

const shippedLocations = join(import.meta.dirname, 'locations');

/** The file in an operator's language folder that contains locations instead of cards. */
export const OWN_LOCATIONS = 'locations.txt';

// S2
const ROLES = 7;
/** Maximum number of locations, since a table can switch each one off. */
const MOST = 100;
/** Maximum lengths that fit one line on a phone, in the list of locations and on a player's card. */
const LONGEST_NAME = 24;
const LONGEST_ROLE = 32;

/**
 * Never throws: a faulty folder or file is reported as a mistake, and the other languages are loaded. A valid file
 * among an operator's packs replaces the shipped one of its language.
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

/** The files `<language>.txt` in the folder, and the folder's own mistakes. */
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

/** The files `<language>/locations.txt` in an operator's folder. The pack loader reports the folder's own mistakes. */
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

/** A location as written in the file; `id` and `name` are empty if the header is invalid. */
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
    // Keyboards type ' for ’.
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

/** Checks a single name or role. */
function check({ line, written }: Line, longest: number, wrong: Wrong): void {
  const strange = strangeCharacters(written, /[^\p{L}\p{M}\p{N} ’„“”«»,.:!?&()/–-]/gu);
  if (strange) wrong(line, `“${written}” has ${strange}: only letters, digits, spaces and plain punctuation`);
  if (written.includes('  ')) wrong(line, `“${written}” has two spaces in a row`);
  if (!/\p{L}/u.test(written)) wrong(line, `“${written}” has no letters`);
  const length = lengthOf(written);
  if (length > longest) wrong(line, `“${written}” has ${length} characters, and may have ${longest}`);
}
