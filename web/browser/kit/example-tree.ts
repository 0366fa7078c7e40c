/** A copy of the repository with the example game added, as docs/adding-a-game.md says. */
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** A line of a registry: `add` is put right behind `after`. */
type Line = { readonly file: string; readonly after: string; readonly add: string };

const root = resolve(import.meta.dirname, '..', '..', '..');
export const example = join(root, 'examples', 'courier');
export const lines = JSON.parse(readFileSync(join(example, 'registries.json'), 'utf8')) as readonly Line[];

/** Packages that know games are copied, the others are linked. */
const copied = ['rules', 'protocol', 'bots', 'server', 'web', 'scripts'];
const linked = ['language', 'bench'];
/** Not needed to build, check and play. */
const left = /(^|\/)(node_modules|\.[^/]+)(\/|$)|^(web\/(dist|browser)|server\/upgrade|bots\/(tables|inputs))$/;
/** Data of the bots. */
const data = ['bots/tables'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', 'ARCHITECTURE.md'];

/** Returns the files that were there before and were changed. */
export function treeWithExample(tree: string): string[] {
  for (const name of [...copied, ...files]) {
    cpSync(join(root, name), join(tree, name), {
      recursive: true,
      filter: (from) => !left.test(relative(root, from).replaceAll('\\', '/')),
    });
  }
  for (const name of [...linked, ...data]) symlinkSync(join(root, name), join(tree, name));
  linkPackages(tree);
  const before = new Set(globSync('**/*.{ts,svelte}', { cwd: tree, exclude: ['node_modules', 'language', 'bench'] }));
  addFolders(tree);
  for (const { file } of lines) if (file.includes('..')) throw new Error(`outside the tree: ${file}`);
  const changed = lines.flatMap((line) => addLine(tree, line));
  return [...new Set(changed)].filter((file) => before.has(file)).sort();
}

/** Our own packages are those of the tree. */
function linkPackages(tree: string): void {
  const own = '@safehouse';
  mkdirSync(join(tree, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== own) symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
  }
  for (const name of [...copied, ...linked]) symlinkSync(join(tree, name), join(tree, 'node_modules', own, name));
}

function addFolders(tree: string): void {
  const game = basename(example);
  cpSync(join(example, 'rules'), join(tree, 'rules', game), { recursive: true });
  cpSync(join(example, 'pages'), join(tree, 'web', 'src', game), { recursive: true });
  for (const folder of languages(tree)) {
    // A language without a translation borrows the English texts.
    const own = join(example, 'texts', folder);
    const texts = readdirSync(join(example, 'texts')).includes(folder) ? own : join(example, 'texts', 'en');
    cpSync(texts, join(tree, 'web', 'src', 'texts', folder), { recursive: true });
  }
}

function languages(tree: string): string[] {
  const texts = join(tree, 'web', 'src', 'texts');
  return readdirSync(texts, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
}

function addLine(tree: string, { file, after, add }: Line): string[] {
  const each = file.includes('<language>') ? languages(tree).map((code) => file.replace('<language>', code)) : [file];
  for (const name of each) {
    const path = join(tree, name);
    const text = readFileSync(path, 'utf8');
    const at = text.indexOf(after);
    if (at < 0) throw new Error(`${name} has no line ${JSON.stringify(after)} (${join(dirname(example), 'courier')})`);
    writeFileSync(path, text.slice(0, at + after.length) + add + text.slice(at + after.length));
  }
  return each;
}
