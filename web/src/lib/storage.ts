/** The browser's storage, under one prefix; memory is the fallback where storage is blocked. */

/** All keys; the privacy page explains each. */
export type Key =
  | 'secret'
  | 'name'
  | 'visits'
  | 'campaigns'
  | 'passing'
  | 'passing-round'
  | 'crossed'
  | 'language'
  | 'theme'
  | 'sound'
  | 'motion'
  | 'rotate'
  | 'opened'
  | 'coached';

export const PREFIX = 'safehouse.';
const memory = new Map<string, string>();

export function kept(key: Key): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function keep(key: Key, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private window or full disk: memory keeps it for this visit.
  }
}
