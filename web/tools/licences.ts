/** Writes /licences.txt: the licences of everything that is shipped to browsers, as those licences ask for. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Each with the file that holds its licence; `text` where the package has no such file. */
const works = [
  { name: 'Figtree', package: '@fontsource-variable/figtree' },
  { name: 'Barlow Condensed', package: '@fontsource/barlow-condensed' },
  { name: 'Svelte', package: 'svelte', file: 'LICENSE.md' },
  { name: 'uqr', package: 'uqr' },
  { name: 'Phosphor Icons', text: mit('Copyright (c) 2020-2024 Phosphor Icons') },
] as const;

export function licences(): Plugin {
  return {
    name: 'safehouse:licences',
    apply: 'build',
    generateBundle() {
      const source = works
        .map((work) => `${work.name}\n${'='.repeat(work.name.length)}\n\n${textOf(work)}`)
        .join('\n\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

function textOf(work: (typeof works)[number]): string {
  if ('text' in work) return work.text;
  const name = join(work.package, 'file' in work ? work.file : 'LICENSE');
  // Looked for in the folders themselves: not every package exports its own files.
  const folders = createRequire(import.meta.url).resolve.paths(work.package) ?? [];
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!file) throw new Error(`there is no licence of ${work.name} at ${name}`);
  return readFileSync(file, 'utf8').trim();
}

function mit(copyright: string): string {
  return `MIT License

${copyright}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}
