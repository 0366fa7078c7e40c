/**
 * Checks that imports go one way: between packages, between the rooms of a package, and nothing impure into the rules.
 * With --write it updates the rooms in ARCHITECTURE.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { housePackage, reachable, readSources, resolved } from './lib/import-graph.ts';
import { drawn, roomOf, rooms } from './lib/rooms.ts';
import type { Import } from './lib/source.ts';

/** Which packages a package may import. */
export const arrows: Record<string, readonly string[]> = {
  rules: [],
  language: ['rules'],
  protocol: ['rules'],
  bots: ['language', 'rules'],
  server: ['protocol', 'bots', 'language', 'rules'],
  web: ['protocol', 'rules'],
  bench: ['server', 'protocol', 'rules', 'language'],
  scripts: [],
};

/** Code that is not shipped may import more: the server's tests use the browser's link, the pages' start servers. */
const testArrows: Record<string, readonly string[]> = { server: ['web'], web: ['server'] };

/** Everything shipped is reachable from here; the rest is for tests. */
export const entries = [
  'server/main.ts',
  'web/src/main.ts',
  'web/src/offline/worker.ts',
  'bots/worker.ts',
  'rules/games.ts',
  'rules/table/table.ts',
];

/** The only packages that the shipped rules may import. */
const rulesMayUse = ['zod'];

/** Every violation in the tree, as `file:line: what is wrong`. */
export function brokenArrows(root: string): string[] {
  const files = readSources(root, Object.keys(arrows));
  const shipped = reachable(files, entries);
  const wrong = entries.filter((entry) => !files.has(entry)).map((entry) => `${entry}:1: an entry file is missing`);
  for (const [file, source] of files) {
    for (const each of source.imports) {
      const inside = shipped.has(file) ? (outsideArrow(file, each) ?? roomArrow(file, each)) : undefined;
      const why = packageArrow(file, each, shipped) ?? inside;
      if (why) wrong.push(`${file}:${each.line}: ${why}`);
    }
    if (packageOf(file) !== 'rules' || !shipped.has(file)) continue;
    for (const { name, line } of source.touches) {
      wrong.push(`${file}:${line}: ${name} in the rules: they are pure, time and chance come in from outside`);
    }
  }
  return [...wrong, ...Object.keys(arrows).flatMap((name) => manifestArrows(root, name))];
}

/** Between packages. */
function packageArrow(file: string, { specifier }: Import, shipped: ReadonlySet<string>): string | undefined {
  const from = packageOf(file);
  if (specifier.startsWith('.')) {
    const to = packageOf(resolved(file, specifier));
    return to === from
      ? undefined
      : `'${specifier}' leaves ${from}/ by a relative path: import @safehouse/${to}/… instead`;
  }
  const to = housePackage(specifier);
  if (to === undefined) return undefined;
  if (to === from) return `'${specifier}' goes round through the package's own name: import it by a relative path`;
  const isAllowed = arrows[from]?.includes(to) || (!shipped.has(file) && testArrows[from]?.includes(to));
  return isAllowed ? undefined : forbidden(from, to);
}

/** From the rules to the outside. */
function outsideArrow(file: string, { specifier }: Import): string | undefined {
  if (packageOf(file) !== 'rules' || specifier.startsWith('.') || rulesMayUse.includes(specifier)) return undefined;
  const what = isBuiltin(specifier) ? 'a part of Node' : 'a package';
  return `'${specifier}' is ${what}: the rules import nothing but ${rulesMayUse.join(', ')} (only their tests may)`;
}

/** Between the rooms of a package. */
function roomArrow(file: string, { specifier }: Import): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const [from, to] = [roomOf(file), roomOf(resolved(file, specifier))];
  if (!from || !to || from.base !== to.base || from.room === to.room) return undefined;
  const uses = rooms[from.base]?.[from.room]?.uses;
  if (!uses) return `${from.base}/${from.room} is no room yet: list it in scripts/lib/rooms.ts`;
  if (uses.includes(to.room)) return undefined;
  return `${from.base}/${from.room} → ${from.base}/${to.room} is against the rooms of scripts/lib/rooms.ts`;
}

/** Arrows between rooms that no import uses: what is drawn must be true. */
function idleArrows(root: string): string[] {
  const files = readSources(root, Object.keys(arrows));
  const used = new Set<string>();
  for (const file of reachable(files, entries)) {
    for (const { specifier } of files.get(file)?.imports ?? []) {
      const [from, to] = [roomOf(file), specifier.startsWith('.') ? roomOf(resolved(file, specifier)) : undefined];
      if (from && to) used.add(`${from.base}/${from.room} → ${to.room}`);
    }
  }
  return Object.entries(rooms)
    .flatMap(([base, all]) =>
      Object.entries(all).flatMap(([room, { uses }]) => uses.map((to) => `${base}/${room} → ${to}`)),
    )
    .filter((arrow) => !used.has(arrow))
    .map((arrow) => `scripts/lib/rooms.ts:1: nothing goes along ${arrow}`);
}

/** The dependencies in a package.json must follow the same arrows. */
function manifestArrows(root: string, name: string): string[] {
  const manifest = join(root, name, 'package.json');
  if (!existsSync(manifest)) return [];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies })
    .map(housePackage)
    .filter((to) => to !== undefined && !arrows[name]?.includes(to))
    .map((to) => `${name}/package.json:1: ${forbidden(name, `${to}`)}`);
}

function forbidden(from: string, to: string): string {
  const may = arrows[from];
  return `${from} → ${to} is against the arrows${may ? ` (${from} → ${may.join(', ') || 'nothing'})` : ''}`;
}

const packageOf = (file: string): string => file.split('/')[0] ?? '';

const isBuiltin = (specifier: string): boolean => specifier.startsWith('node:') || builtinModules.includes(specifier);

/** ARCHITECTURE.md with the current rooms. */
function architecture(text: string): string {
  return text.replace(/(<!-- rooms -->\n)[\s\S]*(\n<!-- end of rooms -->)/, (_, begin, end) => begin + drawn() + end);
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const page = join(root, 'ARCHITECTURE.md');
  const text = readFileSync(page, 'utf8');
  if (process.argv.includes('--write')) writeFileSync(page, architecture(text));
  const wrong = [...brokenArrows(root), ...idleArrows(root)];
  if (architecture(readFileSync(page, 'utf8')) !== readFileSync(page, 'utf8')) {
    wrong.push('ARCHITECTURE.md:1: the rooms are drawn otherwise: npm run docs');
  }
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
