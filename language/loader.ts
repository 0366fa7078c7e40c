/** Loads the server's packs: the shipped ones and the operator's. A faulty pack is reported and skipped. */
import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Family } from './family.ts';
import { OWN_LOCATIONS } from './locations.ts';
import { readPack } from './pack.ts';
import { entries, isLanguage, type Mistake, unreadable } from './text-files.ts';

export { described, type Mistake } from './text-files.ts';

/**
 * Cards of one language; `id` is `en/classic`. A card's text has U+00AD where it may be hyphenated; `families` is keyed
 * by the word without it.
 */
export type Pack = {
  readonly id: string;
  readonly language: string;
  readonly cards: readonly string[];
  readonly families: ReadonlyMap<string, Family>;
};

/** A parsed pack file; not playable if it has mistakes. */
export type PackFile = Pack & { readonly file: string; readonly mistakes: readonly Mistake[] };

export const shippedPacks: string = join(import.meta.dirname, 'packs');

const LEAST_SHIPPED = 400;
/** Enough for one board. */
const LEAST_OWN = 25;

/** Never throws: a faulty folder or file is reported as a mistake, and the rest is loaded. */
export function loadPacks(folders: readonly string[] = [shippedPacks]): { packs: Pack[]; mistakes: Mistake[] } {
  const { files, mistakes } = readPackFiles(folders);
  return {
    packs: files
      .filter((file) => file.mistakes.length === 0)
      .map(({ id, language, cards, families }) => ({ id, language, cards, families })),
    mistakes: [...mistakes, ...files.flatMap((file) => file.mistakes)],
  };
}

/** Every pack file in the folders, in their order, and the folders' own mistakes. */
export function readPackFiles(folders: readonly string[]): { files: PackFile[]; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const files = new Map<string, PackFile>();
  for (const { file, language, name } of folders.flatMap((folder) => listed(folder, mistakes))) {
    const id = `${language}/${name}`;
    const first = files.get(id);
    if (first) mistakes.push({ file, text: `is a second ${id}, after ${first.file}: give it another name` });
    else files.set(id, { id, language, file, ...read(file, language) });
  }
  return { files: [...files.values()], mistakes };
}

type Listed = { readonly file: string; readonly language: string; readonly name: string };

/** The files `<language>/<name>.txt` in a folder, except locations. */
function listed(folder: string, mistakes: Mistake[]): Listed[] {
  const found: Listed[] = [];
  for (const language of entries(folder, 'folder', mistakes)) {
    const inside = join(folder, language);
    if (!isLanguage(language)) {
      mistakes.push({ file: inside, text: 'is not named by a language, such as en or pt-BR' });
      continue;
    }
    for (const entry of entries(inside, 'file', mistakes)) {
      if (!entry.endsWith('.txt') || entry === OWN_LOCATIONS) continue;
      const name = entry.slice(0, -'.txt'.length);
      const file = join(inside, entry);
      if (/^[a-z0-9-]{1,40}$/.test(name)) found.push({ file, language, name });
      else mistakes.push({ file, text: 'is not named by a-z, 0-9 and - alone, in 40 characters at most' });
    }
  }
  return found;
}

function read(file: string, language: string): Pick<PackFile, 'cards' | 'families' | 'mistakes'> {
  const isShipped = resolve(file).startsWith(shippedPacks + sep);
  try {
    return readPack(readFileSync(file), { file, language, least: isShipped ? LEAST_SHIPPED : LEAST_OWN });
  } catch (error) {
    return { cards: [], families: new Map(), mistakes: [unreadable(file, error)] };
  }
}
