/** Metrics in the Prometheus text format 0.0.4. */

export type Kind = 'gauge' | 'counter' | 'histogram';

export type Labels = Readonly<Record<string, string>>;

/** The value of a metric, or one value per set of labels. */
export type Sample = { readonly labels?: Labels; readonly value: number; readonly suffix?: string };

export type Figure = {
  readonly name: string;
  readonly kind: Kind;
  readonly help: string;
  readonly samples: readonly Sample[];
};

export function gauge(name: string, help: string, value: number): Figure {
  return { name, kind: 'gauge', help, samples: [{ value }] };
}

export function counter(name: string, help: string, value: number): Figure {
  return { name, kind: 'counter', help, samples: [{ value }] };
}

/** One value for each of a closed list of codes. */
export function byLabel(
  kind: 'gauge' | 'counter',
  name: string,
  help: string,
  { label, values }: { readonly label: string; readonly values: Iterable<readonly [string, number]> },
): Figure {
  return { name, kind, help, samples: [...values].map(([code, value]) => ({ labels: { [label]: code }, value })) };
}

export function written(figures: readonly Figure[]): string {
  return figures
    .map(({ name, kind, help, samples }) => {
      const lines = samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${text(labels)} ${value}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`;
    })
    .join('');
}

/** Our labels are codes and versions, so nothing needs escaping. */
function text(labels: Labels | undefined): string {
  if (!labels) return '';
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}}`;
}
