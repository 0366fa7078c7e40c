/** One version everywhere, a bill of materials that is complete, and packages for others that say what the image needs. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readSettings, unknownVariables } from '../config/settings.ts';

const root = resolve(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { version, workspaces } = JSON.parse(read('package.json')) as { version: string; workspaces: string[] };

test('the version is in package.json, and every file for a release has the same', () => {
  for (const name of workspaces) expect(JSON.parse(read(`${name}/package.json`)).version, name).toBe('0.0.0');
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b`, 'm'));
  const chart = parse(read('deploy/helm/safehouse/Chart.yaml')) as { version: string; appVersion: string };
  expect([chart.version, chart.appVersion]).toEqual([version, version]);
  const released = ['Dockerfile', 'compose.release.yaml', ...globSync('stores/*', { cwd: join(root, 'deploy') })];
  for (const file of released) {
    const named = read(`deploy/${file}`).match(/(?<=safehouse:|TAG:-|VERSION=|^version[:= "]+)\d+\.\d+\.\d+/gm);
    expect(new Set(named), file).toEqual(new Set([version]));
  }
});

test('the newest version of the changelog says what to mind when upgrading', () => {
  const [, newest = ''] = /^## \d+\.\d+\.\d+.*?\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(read('CHANGELOG.md')) ?? [];
  expect(newest).toMatch(/^### Upgrading$/m);
});

test('the image carries labels with its version and licence', () => {
  const text = read('deploy/Dockerfile');
  expect(text).toMatch(/^ARG VERSION=/m);
  for (const label of ['title', 'description', 'version', 'licenses']) {
    expect(text).toMatch(new RegExp(`org\\.opencontainers\\.image\\.${label}="[^"]+"`));
  }
});

test('npm run sbom lists every package of server and pages with licence and hash, and no tool for tests', () => {
  const bill = JSON.parse(execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs')], { encoding: 'utf8' })) as {
    metadata: { component: { version: string } };
    components: { name: string; version: string; licenses?: unknown[]; hashes: { content: string }[] }[];
  };
  expect(bill.metadata.component.version).toBe(version);
  const names = bill.components.map(({ name }) => name);
  for (const folder of ['server', 'web', 'protocol', 'language']) {
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as { dependencies?: object };
    const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@safehouse/'));
    expect(names, folder).toEqual(expect.arrayContaining(foreign));
  }
  for (const tool of ['vitest', 'playwright-core', 'knip', 'typescript']) expect(names).not.toContain(tool);
  for (const { name, version: own, licenses, hashes } of bill.components) {
    expect(own, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(licenses, name).toHaveLength(1);
    expect(hashes[0]?.content, name).toMatch(/^[\da-f]{128}$/);
  }
});

/** A value of the chart: text, a number, or a group. */
type Value = string | number | { readonly [name: string]: Value };

describe('the Helm chart', () => {
  const values = parse(read('deploy/helm/safehouse/values.yaml')) as Record<string, Value>;
  const schema = z.fromJSONSchema(JSON.parse(read('deploy/helm/safehouse/values.schema.json')));
  const objects = (changes: Record<string, Value> = {}) => {
    const text = rendered(read('deploy/helm/safehouse/templates/safehouse.yaml'), { ...values, ...changes });
    return parseAllDocuments(text).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS();
    });
  };

  test('its values fit its schema, and wrong ones do not', () => {
    expect(schema.safeParse(values).success).toBe(true);
    for (const wrong of [{ replicas: 0 }, { path: 'games' }, { settings: { SAFEHOUSE_PORT: 1 } }, { port: 80 }]) {
      expect(schema.safeParse({ ...values, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  test('it renders a node with a volume, a service and an ingress, with valid settings', () => {
    const [node, service, ingress] = objects();
    expect([node.kind, service.kind, ingress.kind]).toEqual(['StatefulSet', 'Service', 'Ingress']);
    const [container] = node.spec.template.spec.containers;
    expect(container.image).toBe(`safehouse:${version}`);
    const environment = Object.fromEntries(
      container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    expect(unknownVariables(environment)).toEqual([]);
    expect(readSettings({ environment })).toMatchObject({ publicUrl: 'https://play.example.org/', trustProxy: true });
    expect(container.resources.limits.memory).toBe('1Gi');
    expect(node.spec.volumeClaimTemplates[0].spec.resources.requests.storage).toBe('2Gi');
    expect(service.spec.ports[0].targetPort).toBe(container.ports[0].name);
    expect(ingress.spec.tls).toBeUndefined();
  });

  test('under a path, with TLS, secrets and NATS', () => {
    const [node, , ingress] = objects({ path: '/games', tlsSecret: 'tls', settingsSecret: 'own', data: { size: '' } });
    const { containers, volumes } = node.spec.template.spec;
    expect(containers[0].env[0].value).toBe('https://play.example.org/games');
    expect(containers[0].envFrom[0].secretRef.name).toBe('own');
    expect(volumes.map(({ name }: { name: string }) => name)).toEqual(['tmp', 'data']);
    expect(node.spec.volumeClaimTemplates).toBeUndefined();
    expect(ingress.spec.tls[0].secretName).toBe('tls');
    expect(ingress.spec.rules[0].http.paths[0].path).toBe('/games');
  });
});

/** Renders what the chart uses of Helm's language: if, if not, range over a map, default, quote and toYaml. */
function rendered(template: string, values: Record<string, Value>): string {
  const lookUp = (path: string, from: Value = values): Value =>
    path.split('.').reduce<Value>((found, name) => (found as Record<string, Value>)[name] ?? '', from);
  const filled = (text: string): string =>
    text
      .replaceAll(
        / *\{\{- toYaml \.Values\.([\w.]+) \| nindent (\d+) \}\}/g,
        (_, path, spaces) => ' '.repeat(Number(spaces)) + JSON.stringify(lookUp(path)),
      )
      .replaceAll(/\{\{ \.Values\.([\w.]+) \| default \.Chart\.AppVersion \}\}/g, (_, path) =>
        String(lookUp(path) || version),
      )
      .replaceAll(/\{\{ \.Values\.([\w.]+) \}\}/g, (_, path) => String(lookUp(path)))
      .replaceAll('{{ .Release.Name }}', 'house');
  const block =
    /\n *\{\{- (if not|if|range \$name, \$value :=) \.Values\.([\w.]+) \}\}((?:(?!\{\{- (?:if|range))[\s\S])*?)\n *\{\{- end \}\}/;
  let text = template;
  for (let found = block.exec(text); found; found = block.exec(text)) {
    const [whole, kind = '', path = '', inner = ''] = found;
    const value = lookUp(path);
    const each = Object.entries(value).map(([name, one]) =>
      inner.replace('{{ $name }}', name).replace('{{ $value | quote }}', JSON.stringify(one)),
    );
    const isShown = kind === 'if' ? value : !value;
    text = text.replace(whole, () => (kind.startsWith('range') ? each.join('') : isShown ? inner : ''));
  }
  const done = filled(text);
  expect(done).not.toContain('{{');
  return done;
}

describe('metadata for other systems', () => {
  test('CasaOS, Umbrel: valid YAML and valid settings', () => {
    for (const file of ['casaos.yaml', 'umbrel-compose.yml']) {
      type Service = { environment: Record<string, string>; image?: string };
      const { services } = parse(read(`deploy/stores/${file}`), { strict: true }) as {
        services: Record<string, Service>;
      };
      const own = Object.values(services).filter(({ image }) => image?.startsWith('safehouse:'));
      expect(own).toHaveLength(1);
      for (const { environment } of own) {
        expect(unknownVariables(environment), file).toEqual([]);
        expect(() => readSettings({ environment }), file).not.toThrow();
      }
    }
    const app = parse(read('deploy/stores/umbrel-app.yml')) as { id: string; port: number };
    expect(app).toMatchObject({ id: 'safehouse', port: 7007 });
  });

  test('Unraid: well-formed, with the port, the volume and valid settings', () => {
    const text = read('deploy/stores/unraid.xml');
    const open = [...text.matchAll(/<([A-Z]\w*)[^>]*[^/>]?>/g)].filter(([tag]) => !tag.endsWith('/>'));
    const closed = [...text.matchAll(/<\/([A-Z]\w*)>/g)];
    expect(open.map(([, name]) => name).toSorted()).toEqual(closed.map(([, name]) => name).toSorted());
    const targets = [...text.matchAll(/Target="([^"]+)"/g)].map(([, target]) => target as string);
    expect(targets).toEqual(expect.arrayContaining(['7007', '/data']));
    const settings = targets.filter((target) => target.startsWith('SAFEHOUSE_'));
    expect(unknownVariables(Object.fromEntries(settings.map((name) => [name, 'x'])))).toEqual([]);
  });

  test('YunoHost: every line is a table, a pair or a comment, and it installs under a path', () => {
    const lines = read('deploy/stores/yunohost-manifest.toml').split('\n');
    const wrong = lines.filter((line) => !/^(#.*|\[[\w.]+\]|[\w.]+ = (".*"|\d+|true|false|\[.*\])|)$/.test(line));
    expect(wrong).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(['[install.path]', 'default = "/games"', 'main.default = 7007']));
  });
});
