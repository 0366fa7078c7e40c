/** The packages: locked by integrity, without install scripts, and audited. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verdict } from './lib/audit.mjs';

type Locked = { link?: boolean; version?: string; integrity?: string; resolved?: string; hasInstallScript?: boolean };

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

test('each is locked by what is in it, wherever it is fetched from', () => {
  expect(foreign.length).toBeGreaterThan(100);
  for (const [path, { version, integrity, resolved }] of foreign) {
    expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
    expect(resolved, path).toBeUndefined();
  }
});

test('none runs anything when it is installed, nor could it', () => {
  expect(foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('each is wanted in one version, not in a range', () => {
  const manifests = Object.entries(packages).filter(([path]) => !path.includes('node_modules'));
  for (const [path, manifest] of manifests) {
    const { dependencies, devDependencies, optionalDependencies } = manifest as Record<string, Record<string, string>>;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      expect(version, `${name} of ${path || 'the root'}`).toMatch(
        name.startsWith('@safehouse/') ? /^\*$/ : /^(npm:typescript@)?\d+\.\d+\.\d+$/,
      );
    }
  }
});

const report = (counts: object, vulnerabilities: object = {}) =>
  `npm warn something\n${JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { low: 3, high: 0, critical: 0, ...counts } } }, undefined, 2)}\n`;

test('the audit minds what is grave, and names it', () => {
  expect(verdict('all', report({}))).toMatchObject({ passed: 1, failed: 0 });
  const bad = verdict('all', report({ critical: 1 }, { 'left-pad': { severity: 'critical', range: '<1.3.1' } }));
  expect(bad).toMatchObject({ passed: 0, failed: 1 });
  expect(bad.output).toContain('left-pad <1.3.1: critical');
});

test('an audit that nobody answers is neither passed nor failed, and says so', () => {
  const refused = `{\n  "message": "405 Method Not Allowed",\n  "statusCode": 405\n}\nnpm error A complete log …\n`;
  expect(verdict('all', refused)).toMatchObject({ passed: 0, failed: 0, remark: expect.stringContaining('no audits') });
  const unreached = '{\n  "error": { "code": "ENOTFOUND" }\n}\n';
  expect(verdict('all', unreached)).toMatchObject({
    passed: 0,
    failed: 0,
    remark: expect.stringContaining('not reached'),
  });
});
