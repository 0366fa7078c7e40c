/**
 * `import lock from 'icon:lock-key'` gives the name of a Phosphor icon, and the build draws every icon that is imported
 * into one SVG file, which `Icon.svelte` refers to: icons are no JavaScript.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const IMPORT = /^( *)import (\w+) from 'icon:([\w-]+)';$/gm;
/** The module that has the address of the sheet as its default export. */
const SHEET = 'icon-sheet';

export function icons(): Plugin {
  let folder = '';
  let sheet = { path: '', svg: '', first: '' };
  return {
    name: 'safehouse:icons',
    enforce: 'pre',
    configResolved: (config) => {
      folder = join(config.root, 'src');
    },
    buildStart() {
      sheet = sheetOf(namesIn(folder));
      if (this.environment.mode === 'build') {
        this.emitFile({ type: 'asset', fileName: sheet.path.slice(1), source: sheet.svg });
      }
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        if (request.url !== sheet.path) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(sheet.svg);
      });
    },
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
    load: (id) => (id === `\0${SHEET}` ? moduleOf(folder, sheet.path) : undefined),
    transform: (code, id) =>
      id.startsWith(folder) && code.includes("from 'icon:")
        ? { code: code.replace(IMPORT, "$1const $2 = '$3';"), map: null }
        : undefined,
    // Loads the sheet together with the scripts, not after them.
    transformIndexHtml: (_html, { bundle }) => [
      {
        tag: 'svg',
        attrs: { width: '0', height: '0', 'aria-hidden': 'true' },
        children: [{ tag: 'use', attrs: { href: `${bundle ? '.' : ''}${sheet.path}#${sheet.first}` } }],
        injectTo: 'body-prepend',
      },
    ],
  };
}

function moduleOf(folder: string, path: string): string {
  const site = JSON.stringify(join(folder, 'lib', 'site.ts'));
  return `import { hrefOf } from ${site};\nexport default hrefOf(${JSON.stringify(path)});`;
}

/** The names of all icons that the files of a folder import, in order. */
function namesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].map(([, , , name]) => name as string),
  );
  return [...new Set(names)].sort();
}

function sheetOf(names: readonly string[]): { path: string; svg: string; first: string } {
  const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const drawings = names.map((name) => {
    const icon = set.icons[set.aliases?.[name]?.parent ?? name];
    if (!icon) throw new Error(`there is no icon called ${name}`);
    return `<g id="${name}">${drawn(icon.body)}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { path: `/assets/icons-${hash}.svg`, svg, first: names[0] ?? '' };
}

/** With a decimal less, which on a sheet of 256 units nobody sees and everyone loads. */
function drawn(body: string): string {
  return body.replace(/(?<= d=")[^"]+/g, (path) => {
    const steps = path.match(/[a-z]|-?(\d*\.\d+|\d+)/gi) ?? [];
    return steps.reduce((sofar, step) => {
      const next = /[a-z]/i.test(step) ? step : String(Number(Number(step).toFixed(1))).replace(/^(-?)0\./, '$1.');
      // Where one number ends must be seen: at a letter, a sign, or a second point.
      const isApart = !/\d$/.test(sofar) || /^[a-z-]/i.test(next) || (next.startsWith('.') && /\.\d*$/.test(sofar));
      return `${sofar}${isApart ? '' : ' '}${next}`;
    }, '');
  });
}
