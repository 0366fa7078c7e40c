/** Parses the Prometheus text format strictly, and says which rule was broken. */

export type Family = { readonly kind: string; readonly samples: ReadonlyMap<string, number> };

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{([^{}]*)\})? (\S+)$/;
const LABEL = /^[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\[\\"n])*"$/;
const VALUE = /^(?:[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/;

/** By metric name; its samples by name and labels, as written. */
export function figuresIn(text: string): Map<string, Family> {
  const families = new Map<string, { kind: string; samples: Map<string, number> }>();
  if (!text.endsWith('\n')) throw new Error('the last line does not end');
  let name = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const wrong = (what: string): never => {
      throw new Error(`${what}: ${line}`);
    };
    const [, keyword, about = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (keyword === 'HELP') {
      if (!NAME.test(about) || families.has(about)) wrong('a figure is told of once, under a proper name');
      name = about;
    } else if (keyword === 'TYPE') {
      if (about !== name || families.has(about)) wrong('the type follows its help');
      if (!['gauge', 'counter', 'histogram'].includes(rest)) wrong('there is no such type');
      if (rest === 'counter' && !name.endsWith('_total')) wrong('a counter is a total');
      families.set(name, { kind: rest, samples: new Map() });
    } else {
      const [, sample, labels, value = ''] = SAMPLE.exec(line) ?? wrong('neither a comment nor a sample');
      const family = families.get(name) ?? wrong('a sample comes after its type');
      const suffix = sample?.startsWith(name) ? sample.slice(name.length) : undefined;
      const suffixes = family.kind === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      if (suffix === undefined || !suffixes.includes(suffix)) wrong('a sample of another figure');
      if (labels?.split(',').some((label) => !LABEL.test(label))) wrong('a faulty label');
      if (!VALUE.test(value)) wrong('no number');
      const key = line.slice(0, line.lastIndexOf(' '));
      if (family.samples.has(key)) wrong('the same sample twice');
      family.samples.set(key, Number(value.replace('Inf', 'Infinity')));
    }
  }
  for (const [family, about] of families) if (about.kind === 'histogram') checkHistogram(family, about);
  return families;
}

function checkHistogram(name: string, { samples }: Family): void {
  const buckets = [...samples].flatMap(([key, count]) => {
    const bound = /_bucket\{le="(.*)"\}$/.exec(key)?.[1];
    return bound === undefined ? [] : [{ bound: Number(bound.replace('Inf', 'Infinity')), count }];
  });
  for (const [i, { bound, count }] of buckets.entries()) {
    const before = buckets[i - 1];
    if (before && (bound <= before.bound || count < before.count)) throw new Error(`${name}: the buckets do not rise`);
  }
  const last = buckets.at(-1);
  if (last?.bound !== Number.POSITIVE_INFINITY || last.count !== samples.get(`${name}_count`)) {
    throw new Error(`${name}: the last bucket is not all of it`);
  }
  if (!samples.has(`${name}_sum`)) throw new Error(`${name}: no sum`);
}
