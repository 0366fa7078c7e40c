/** A past time in words: "yesterday", "3 hours ago". */

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function ago(at: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of steps) {
    const count = Math.floor((now - at) / length);
    if (count >= 1) return words.format(-count, unit);
  }
  return words.format(0, 'minute');
}
