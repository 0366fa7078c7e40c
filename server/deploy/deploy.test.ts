/** The files in deploy/ can be parsed, and refer only to existing settings, files and metrics. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { nodeOptions } from '../config/node-options.ts';
import { readSettings, unknownVariables } from '../config/settings.ts';
import { openHouse } from '../testing/house.ts';
import { type Family, figuresIn } from '../testing/prometheus.ts';

const root = resolve(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = globSync('deploy/**/*', { cwd: root }).filter((path) => statSync(join(root, path)).isFile());

type Service = {
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  build?: { context: string; dockerfile: string };
  image?: string;
  depends_on?: string[];
  networks?: string[];
};
type Compose = { services: Record<string, Service>; volumes: object; networks?: object };
type Alert = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };
type Panel = {
  id: number;
  type: string;
  title: string;
  targets?: { expr: string }[];
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>;
};

const composed = ['deploy/compose.yaml', 'deploy/compose.cluster.yaml', 'deploy/compose.release.yaml'].map((path) => ({
  path,
  compose: parse(read(path), { merge: true, strict: true }) as Compose,
}));
const alerts = (parse(read('deploy/alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as { panels: Panel[] };
const queries = [
  ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ name: title, expr }))),
];

test('every setting named there or in the docs exists', () => {
  for (const file of [...files, ...globSync('{docs/*.md,*.md}', { cwd: root })]) {
    const names = new Set(read(file).match(/\bSAFEHOUSE_[A-Z_]*[A-Z]\b/g));
    expect(unknownVariables(Object.fromEntries([...names].map((name) => [name, 'x']))), file).toEqual([]);
  }
});

describe('the image', () => {
  const lines = read('deploy/Dockerfile')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  test('uses only existing files and stages', () => {
    const stages = of('FROM').map((from) => from.split(' AS ')[1]);
    const built = new Set(['/safehouse', '/safehouse/web/dist']);
    for (const copied of of('COPY')) {
      const [, stage, rest = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(copied) ?? [];
      for (const source of rest.split(' ').slice(0, -1)) {
        if (stage !== undefined) expect([stages.includes(stage), built.has(source)], copied).toEqual([true, true]);
        else expect(existsSync(join(root, source)), source).toBe(true);
      }
    }
    for (const from of of('FROM')) expect(from).toMatch(/^(node:26-\S+|manifests)( AS \w+)?$/);
  });

  test('has the manifest of every package, or the packages could not be installed', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const copied = of('COPY').filter((line) => line.includes('/package.json'));
    expect(copied.toSorted()).toEqual(workspaces.map((name) => `${name}/package.json ${name}/`).toSorted());
  });

  test('runs as an ordinary user, keeps its data in a volume, and has a health check', () => {
    expect(of('USER')).toEqual(['node']);
    expect(lines.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('CMD')),
    );
    const environment = Object.fromEntries((of('ENV')[0] ?? '').split(/\s+/).map((pair) => pair.split('=')));
    expect(of('VOLUME')).toEqual([environment.SAFEHOUSE_DATA]);
    expect(readSettings({ environment })).toMatchObject({ greeting: false, metricsAt: ':9464' });
    const [, script = ''] = /CMD \["node", "-e", "(.*)"\]/.exec(of('HEALTHCHECK')[0] ?? '') ?? [];
    expect(() => new Function(script)).not.toThrow();
    expect(script).toContain('/health');
    const [program, ...args] = JSON.parse(of('CMD')[0] ?? '[]') as string[];
    expect([program, ...args]).toEqual(['node', ...nodeOptions, 'server/main.ts']);
    expect(existsSync(join(root, args.at(-1) ?? ''))).toBe(true);
  });
});

describe.each(composed)('$path', ({ compose }) => {
  const services = Object.entries(compose.services);

  test('names only existing files, volumes, networks and services', () => {
    for (const [name, { volumes = [], build, depends_on = [], networks = [] }] of services) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        const isThere = source.startsWith('.') ? existsSync(join(root, 'deploy', source)) : source in compose.volumes;
        expect(isThere, `${name}: ${volume}`).toBe(true);
      }
      if (build) expect(existsSync(join(root, 'deploy', build.context, build.dockerfile)), name).toBe(true);
      for (const other of depends_on) expect(compose.services, name).toHaveProperty(other);
      for (const network of networks) expect(compose.networks, name).toHaveProperty(network);
    }
  });

  test('sets only valid settings', () => {
    const houses = services.filter(([, { build, image }]) => build ?? image?.includes('IMAGE'));
    expect(houses.length).toBeGreaterThan(0);
    for (const [, { environment = {} }] of houses) {
      const filled = Object.entries(environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{\w+:\?[^}]*\}/g, 'x').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
      ]);
      expect(() => readSettings({ environment: Object.fromEntries(filled) })).not.toThrow();
    }
  });
});

describe('metrics', () => {
  let figures: Map<string, Family>;
  beforeAll(async () => {
    const house = await openHouse();
    figures = figuresIn(await (await fetch(`${house.base}/metrics`)).text());
    await house.close();
  });

  test.each(queries)('$name queries existing metrics: $expr', ({ expr }) => {
    const named = [...expr.matchAll(/\b((?:safehouse|process)_\w+|up)\b(?:\{([^}]*)\})?/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, name = '', matchers = ''] of named) {
      if (name === 'up') continue;
      const family = figures.get(name) ?? figures.get(name.replace(/_(bucket|sum|count)$/, ''));
      expect(family, name).toBeDefined();
      expect(name.endsWith('_bucket')).toBe(family?.kind === 'histogram');
      for (const [, label = '', values = ''] of matchers.matchAll(/(\w+)=~?"([^"]*)"/g)) {
        if (label === 'instance' || label === 'job') continue;
        for (const value of values.split('|')) {
          expect([...(family?.samples.keys() ?? [])], name).toContain(`${name}{${label}="${value}"}`);
        }
      }
    }
    // A counter only grows, so only its rate is meaningful.
    for (const [before, name] of expr.matchAll(/(?:(?:rate|increase)\()?((?:safehouse|process)_\w+_total)\b/g)) {
      expect(before, name).toMatch(/^(rate|increase)\(/);
    }
    expect(expr.split('(').length).toBe(expr.split(')').length);
  });

  test('every alert says what is wrong and what to do', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).toMatch(/\.$/);
      expect(annotations.action?.length, alert).toBeGreaterThan(40);
    }
  });

  test('the panels of the dashboard do not overlap', () => {
    const taken = new Set<string>();
    for (const { title, gridPos } of panels) {
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(taken.has(`${x} ${y}`) || x > 23, title).toBe(false);
          taken.add(`${x} ${y}`);
        }
      }
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

test('the systemd unit starts an existing program, as an unprivileged user', () => {
  const unit = read('deploy/safehouse.service');
  expect(unit).toMatch(/^DynamicUser=yes$/m);
  const [, program = '', options, main = ''] = /^ExecStart=\/opt\/safehouse\/(\S+) (.+) (\S+)$/m.exec(unit) ?? [];
  expect(options).toBe(nodeOptions.join(' '));
  for (const path of [program, main]) expect(existsSync(join(root, path)), path).toBe(true);
  const analyser = '/usr/bin/systemd-analyze';
  if (!existsSync(analyser)) return;
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-unit-'));
  const copy = join(folder, 'safehouse.service');
  writeFileSync(copy, unit.replaceAll('/opt/safehouse', root));
  expect(() => execFileSync(analyser, ['verify', copy], { stdio: 'pipe' })).not.toThrow();
  rmSync(folder, { recursive: true });
});

test('npm start starts Node as the others do', () => {
  expect(read('scripts/start.mjs')).toContain(`OPTIONS = [${nodeOptions.map((option) => `'${option}'`).join(', ')}]`);
});

test('proxies forward the client address, and check readiness', () => {
  expect(read('deploy/nginx.conf')).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
  expect(read('deploy/nginx.conf')).toMatch(/proxy_set_header X-Forwarded-Host \$http_host;/);
  expect(read('deploy/Caddyfile')).toMatch(/health_uri \/ready/);
});

test('compose publishes nothing beside the proxy', () => {
  const ports = composed.flatMap(({ compose }) =>
    Object.entries(compose.services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`)),
  );
  expect(ports.filter((port) => !/^(caddy|proxy) | 127\.0\.0\.1:/.test(port))).toEqual([]);
});

test('NATS syncs before it answers, and requires the password', () => {
  const conf = read('deploy/nats.conf');
  expect(conf).toMatch(/^ {2}sync_interval: always$/m);
  expect(conf).toMatch(/^authorization \{\n {2}user: house\n {2}password: \$NATS_PASSWORD\n\}$/m);
});
