/** Writes into the service worker which files of the build it stores: home, rules, lessons, saved games, and texts. */
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';
/** Pages that need no network, and what a saved game is looked through with. */
const PAGES =
  /\/src\/(pages\/(Home|OfflineNote|Past|Unknown|Credits)|\w+\/(Rules|lesson\/Lesson|Game|(lazy|written)-components|replay)|replay\/\w+)\.(svelte|ts)$|\/rules\/(record\/check|kernel\/no-eval)\.ts$/;
const TEXTS = /\/src\/texts\/(\w+)\/(index|reading|learn|codenames|duet|words|spyfall|spyfall-votes|ending)\.ts$/;
const ALWAYS = /\.woff2$|\/icons-[^/]+\.svg$/;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

export function offline(): Plugin {
  return {
    name: 'safehouse:offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return this.error('there is no service worker');
        const files = filesOf(bundle);
        const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 10);
        worker.code = `const OFFLINE=${JSON.stringify({ version, ...files })};${worker.code}`;
      },
    },
  };
}

function filesOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName !== WORKER) as Chunk;
  const pages = chunks.filter(({ moduleIds }) => moduleIds.some((id) => PAGES.test(id)));
  const assets = Object.keys(bundle).filter((file) => ALWAYS.test(file));
  const shell = new Set([...[entry, ...pages].flatMap((chunk) => withImports(bundle, chunk)), ...assets]);
  const languages: Record<string, string[]> = {};
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      const code = TEXTS.exec(id)?.[1];
      if (code) languages[code] = [...new Set([...(languages[code] ?? []), chunk.fileName])];
    }
  }
  return { script: entry.fileName, shell: [...shell].sort(), languages };
}

/** A chunk, everything it needs, and their styles. */
function withImports(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const needed = chunk.imports.flatMap((file) => {
    const other = bundle[file];
    return other?.type === 'chunk' ? withImports(bundle, other as Chunk, seen) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...needed];
}
