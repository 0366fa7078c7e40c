/**
 * The settings: read from the environment and a JSON file and checked at the start. Every error says what to write
 * instead.
 */
import { readFileSync } from 'node:fs';
import { type SettingName, type Settings, settingsList } from './settings-list.ts';

export type { Settings } from './settings-list.ts';

/** A setting cannot be used; the message says which, and what to write instead. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

type Source = { readonly environment: Environment; readonly file?: string };

/** Later ones win: the defaults, the file, the environment. */
export function readSettings(source: Source): Settings {
  const found = Object.entries(locateSettings(source)).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(found) as Settings;
}

/** The same, with where each value was found: a variable, a file, or undefined for a default. */
export function locateSettings({ environment, file }: Source): Record<SettingName, { value: unknown; from?: string }> {
  const path = file ?? environment.SAFEHOUSE_CONFIG;
  const written = path ? readFile(path) : {};
  const locate = (name: SettingName): { value: unknown; from?: string } => {
    const variable = variableOf(name);
    const text = environment[variable];
    if (text !== undefined && text !== '') {
      const shown = isSecret(name) ? 'not usable' : `"${withoutCredentials(text)}"`;
      return { value: fromText(name, text, `${variable} is ${shown}`), from: variable };
    }
    const secret = environment[`${variable}_FILE`];
    if (secret !== undefined && secret !== '') {
      // The text may be a secret, so no message repeats it.
      return {
        value: fromText(name, readText(secret, `${variable}_FILE`), `What is in ${secret}`),
        from: `${variable}_FILE`,
      };
    }
    if (written[name] === undefined) return { value: settingsList[name].default };
    const shown = isSecret(name) ? 'not usable' : withoutCredentials(JSON.stringify(written[name]));
    const where = `"${name}" in ${path} is ${shown}`;
    return { value: checked(name, written[name], where), from: path as string };
  };
  return Object.fromEntries(names.map((name) => [name, locate(name)])) as ReturnType<typeof locateSettings>;
}

/** A store's address for display, without user and password. */
export function withoutCredentials(address: string): string {
  return address.replace(/[^/,]*@/g, '');
}

export function defaultSettings(changes: Partial<Settings> = {}): Settings {
  return { ...readSettings({ environment: {} }), ...changes };
}

/** Unknown SAFEHOUSE_* variables, most likely typing mistakes. */
export function unknownVariables(environment: Environment): string[] {
  const known = new Set([...names.map(variableOf), 'SAFEHOUSE_CONFIG', 'SAFEHOUSE_VOIKKO']);
  return Object.keys(environment).filter(
    (name) => name.startsWith('SAFEHOUSE_') && !known.has(name) && !known.has(name.replace(/_FILE$/, '')),
  );
}

/** A value for display. */
export function shownValue(name: SettingName, value: unknown): string {
  const like: unknown = settingsList[name].default;
  if (isSecret(name)) return value === '' ? '' : '(hidden)';
  if (Array.isArray(like)) return (value as string[]).join(',');
  const isMap = typeof like === 'object';
  return isMap
    ? Object.entries(value as object)
        .map(([key, each]) => `${key}=${each}`)
        .join(',')
    : withoutCredentials(String(value));
}

export function help(): string {
  const lines = names.map((name) => {
    const { help: about, expected, default: value } = settingsList[name];
    const shown = shownValue(name, value);
    return `  ${variableOf(name)}\n      ${about}\n      Write ${expected}. Without it: ${shown === '' ? 'none' : shown}.`;
  });
  return [
    'Safehouse: spy word games with friends, on your own server.',
    '',
    'Usage: npm start [-- --config FILE] [--help] [--version]',
    '',
    'Settings are environment variables, or fields of a JSON file named by --config or SAFEHOUSE_CONFIG',
    '(SAFEHOUSE_PUBLIC_URL is "publicUrl" there). The environment wins over the file. SAFEHOUSE_…_FILE names a file that',
    'holds the value of SAFEHOUSE_…, for secrets that must not be in the environment.',
    '',
    ...lines,
    '',
    'Only in the environment, and before the first start:',
    '  SAFEHOUSE_VOIKKO',
    '      Where the referee finds its Finnish: the path of a mor.vfst, or nothing to go without. Without it: as the',
    '      system has installed voikko-fi, or as `npm start` could fetch it.',
    '',
  ].join('\n');
}

function isSecret(name: SettingName): boolean {
  return 'isSecret' in settingsList[name];
}

const names = Object.keys(settingsList) as SettingName[];

function variableOf(name: SettingName): string {
  return `SAFEHOUSE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

function fromText(name: SettingName, text: string, where: string): unknown {
  return checked(name, textValue(name, text), where);
}

function readText(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `${variable} names ${path}, which cannot be read (${code}): name a file that this user may read.`,
    );
  }
}

function checked(name: SettingName, value: unknown, where: string): unknown {
  // In a file "yes" means true, as it does in the environment.
  const isWord = typeof settingsList[name].default === 'boolean' && typeof value === 'string';
  const parsed = settingsList[name].schema.safeParse(isWord ? textValue(name, value as string) : value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const why = issue?.code === 'custom' && issue.params?.why ? ` (${issue.params.why})` : '';
  throw new SettingsError(`${where}${why}: write ${settingsList[name].expected}.`);
}

/** Parses a text by the type of the setting's default. */
function textValue(name: SettingName, text: string): unknown {
  const like: unknown = settingsList[name].default;
  if (typeof like === 'number') return /^\d+$/.test(text.trim()) ? Number(text) : text;
  if (typeof like === 'boolean')
    return { yes: true, true: true, '1': true, no: false, false: false, '0': false }[text.trim().toLowerCase()];
  if (Array.isArray(like)) return text.split(',').map((item) => item.trim());
  if (typeof like === 'object') {
    return Object.fromEntries(text.split(',').map((item) => item.split('=', 2).map((part) => part.trim())));
  }
  return text;
}

function readFile(path: string): Partial<Record<SettingName, unknown>> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? `is not JSON (${error.message})` : 'cannot be read';
    throw new SettingsError(`The settings file ${path} ${why}: write a file such as { "port": 7007 }.`);
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new SettingsError(`The settings file ${path} holds no settings: write a file such as { "port": 7007 }.`);
  }
  const unknown = Object.keys(content).find((key) => !names.includes(key as SettingName));
  if (unknown !== undefined) {
    throw new SettingsError(
      `There is no setting "${unknown}" (in ${path}): take it out, or write one of ${names.join(', ')}.`,
    );
  }
  return content;
}
