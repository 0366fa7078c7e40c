/** What the browser keeps for us, under one prefix; memory stands in where storage is blocked. */

const PREFIX = 'safehouse.';
const memory = new Map<string, string>();

export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows and full disks: memory holds it for this visit.
  }
}
