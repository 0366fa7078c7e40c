/** docs/operating.md lists every setting, metric and store error code, and no others. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errors, farewells } from '@safehouse/protocol/codes.ts';
import { expect, test } from 'vitest';
import { help } from '../config/settings.ts';
import { endings } from '../metrics/metrics.ts';
import { streamsErrors } from '../streams/streams.ts';
import { openHouse } from '../testing/house.ts';
import { figuresIn } from '../testing/prometheus.ts';

const docs = resolve(import.meta.dirname, '..', '..', 'docs');
const text = readFileSync(join(docs, 'operating.md'), 'utf8');
const section = (title: string) => new RegExp(`^## ${title}\\n(.*?)(?=^## |\\Z)`, 'ms').exec(`${text}\n## `)?.[1] ?? '';
const named = (pattern: RegExp, where = text) => [...new Set(where.match(pattern))].toSorted();

test('every setting is in its table', () => {
  const all = named(/SAFEHOUSE_[A-Z_]*[A-Z]/g, help()).filter((name) => name !== 'SAFEHOUSE_CONFIG');
  expect(named(/(?<=`)SAFEHOUSE_[A-Z_]*[A-Z](?=`)/g, section('Settings').split('| --- |')[1])).toEqual(all);
});

test('every figure is in its table', async () => {
  const house = await openHouse();
  const figures = figuresIn(await (await fetch(`${house.base}/metrics`)).text());
  await house.close();
  // Only Linux reports open files.
  const everywhere = [...new Set([...figures.keys(), 'process_open_fds', 'process_max_fds'])];
  expect(named(/(?<=`)(?:safehouse|process)_\w+(?=`)/g, section('Watching it'))).toEqual(everywhere.toSorted());
});

test('every code of the store is explained, and every code that is explained exists', () => {
  const explained = section('When something is wrong')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[a-z-]{3,}/g) ?? []);
  expect(explained).toEqual(expect.arrayContaining([...streamsErrors]));
  const known: readonly string[] = [...streamsErrors, ...errors, ...farewells, ...endings];
  expect(explained.filter((code) => !known.includes(code))).toEqual([]);
});

test('every link leads somewhere', () => {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const [, target = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
    if (target.startsWith('https://')) continue;
    if (target.startsWith('#')) expect(headings).toContain(target.slice(1));
    else expect(existsSync(join(docs, target)), target).toBe(true);
  }
});
