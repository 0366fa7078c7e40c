/** Performance targets, and whether a run met them. */
import { median, spread, table } from './report.ts';

export type Target = {
  readonly what: string;
  /** One number per round; the median counts. */
  readonly measured: readonly number[];
  readonly digits?: number;
} & ({ readonly atLeast: number } | { readonly atMost: number });

export function targetTable(targets: readonly Target[]): string {
  return table(
    ['target', 'wanted', 'measured', ''],
    targets.map((target) => {
      const { what, measured, digits = 2 } = target;
      return [what, wanted(target), spread(measured, digits), isReached(target) ? 'reached' : '**not reached**'];
    }),
  );
}

function wanted(target: Target): string {
  const number = 'atLeast' in target ? target.atLeast : target.atMost;
  return `${'atLeast' in target ? 'at least' : 'at most'} ${number.toLocaleString('en')}`;
}

function isReached(target: Target): boolean {
  const middle = median(target.measured);
  return 'atLeast' in target ? middle >= target.atLeast : middle <= target.atMost;
}
