/** What a language can say: whether a text is composed of its catalogue and of the table's own data. */
import type { Source } from '../../src/texts/shape.ts';

type Template = {
  readonly pattern: RegExp;
  readonly slots: readonly string[];
  /** Which form of a plural this is. */
  readonly form: string | undefined;
};

/** What no catalogue contains: names, card words, what people wrote; and what codes and addresses look like. */
export type Data = { readonly words?: readonly string[]; readonly shapes?: readonly RegExp[] };

const SEPARATORS = [', ', ' · ', ': ', ' – ', '; '];
/** The units of past times, and of durations. */
const UNITS = ['minute', 'hour', 'day'] as const;
const LENGTHS = ['second', 'minute'] as const;
/** Up to this count there may be a word for it: `yesterday`. */
const IN_WORDS = 2;

export class Phrasebook {
  /** The plural forms that were used with the right number. */
  readonly met = new Set<string>();
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;
  readonly #times: Intl.RelativeTimeFormat;
  readonly #lengths: readonly Intl.NumberFormat[];
  readonly #shapes: readonly RegExp[];
  readonly #plain = new Set<string>();
  readonly #templates: Template[] = [];
  /** What remains of a text when its parameters are missing. */
  readonly #hollow = new Set<string>();
  readonly #separators: readonly string[];
  readonly #answers = new Map<string, boolean>();

  constructor(code: string, catalogue: Source, { words = [], shapes = [] }: Data = {}) {
    this.#numbers = new Intl.NumberFormat(code);
    this.#plurals = new Intl.PluralRules(code);
    this.#times = new Intl.RelativeTimeFormat(code, { numeric: 'auto' });
    this.#lengths = LENGTHS.map((unit) => new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' }));
    this.#separators = [...SEPARATORS, ...listWords(code)];
    this.#shapes = shapes;
    this.#learn(catalogue);
    for (const word of words) for (const written of [word, word.toUpperCase()]) this.#plain.add(tidy(written));
  }

  says(text: string): boolean {
    const known = this.#answers.get(text);
    if (known !== undefined) return known;
    // Until the answer is known: no text explains itself.
    this.#answers.set(text, false);
    const answer = this.#explains(tidy(text));
    this.#answers.set(text, answer);
    return answer;
  }

  /** Whether it would be right with another number: `2 token`. */
  isWrongPlural(text: string): boolean {
    return this.#templates.some((template) => template.form && this.#matches(template, tidy(text), 'any number'));
  }

  #learn(message: string | Source, form?: string): void {
    if (typeof message !== 'string') {
      const isPlural = typeof message.other === 'string';
      for (const [key, inner] of Object.entries(message)) this.#learn(inner, isPlural ? key : undefined);
      return;
    }
    const slots = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (slots.length === 0) this.#plain.add(tidy(message));
    else {
      const pieces = tidy(message).split(/\{\w+\}/);
      this.#hollow.add(tidy(pieces.join('')));
      this.#templates.push({ pattern: new RegExp(`^${pieces.map(literal).join('(.+?)')}$`), slots, form });
    }
  }

  #explains(text: string): boolean {
    if (text.includes('{') || text === '') return false;
    if (!/\p{L}/u.test(text) || this.#plain.has(text) || this.#shapes.some((shape) => shape.test(text))) return true;
    if (this.#hollow.has(text)) return false;
    if (this.#isTime(text)) return true;
    if (this.#templates.some((template) => this.#matches(template, text))) return true;
    if (/[.:…]$/.test(text) && this.says(text.slice(0, -1))) return true;
    return this.#splits(text).some(([left, right]) => this.says(left) && this.says(right));
  }

  #matches({ pattern, slots, form }: Template, text: string, plural: 'right number' | 'any number' = 'right number') {
    const values = pattern.exec(text)?.slice(1);
    if (!values) return false;
    const isFilled = values.every((value, i) => {
      if (slots[i] !== 'n') return this.says(value);
      const n = Number(value.replaceAll(/\D/g, ''));
      if (this.#numbers.format(n) !== value) return false;
      if (form === undefined || plural === 'any number') return true;
      return this.#plurals.select(n) === form;
    });
    if (isFilled && form && plural === 'right number') this.met.add(form);
    return isFilled;
  }

  #isTime(text: string): boolean {
    const digits = text.replaceAll(/\D/g, '');
    const counts = digits === '' ? Array.from({ length: IN_WORDS + 1 }, (_, count) => count) : [Number(digits)];
    if (digits !== '' && this.#lengths.some((length) => tidy(length.format(Number(digits))) === text)) return true;
    return UNITS.some((unit) => counts.some((count) => tidy(this.#times.format(-count, unit)) === text));
  }

  /** Where one text may end and another begin: between sentences, in lists, and around figures and signs. */
  #splits(text: string): [string, string][] {
    const found: [string, string][] = [];
    for (const separator of this.#separators) {
      for (let at = text.indexOf(separator); at > 0; at = text.indexOf(separator, at + 1)) {
        found.push([text.slice(0, at), text.slice(at + separator.length)]);
      }
    }
    for (const { index } of text.matchAll(/(?<=[.!?…:”»]) /g))
      found.push([text.slice(0, index), text.slice(index + 1)]);
    for (const { index } of text.matchAll(/(?<=^\P{L}+) (?=\p{L})|(?<=\p{L}) (?=\P{L}+$)/gu)) {
      found.push([text.slice(0, index), text.slice(index + 1)]);
    }
    return found.filter(([left, right]) => left.trim() !== '' && right.trim() !== '');
  }
}

/** What is wrong with a text on a page in this language; `undefined` if the language can say it. */
export function fault(
  text: string,
  book: Phrasebook,
  english: Phrasebook,
  keys: ReadonlySet<string>,
): string | undefined {
  if (book.says(text)) return undefined;
  if (/\{\w*\}/.test(text)) return `a parameter was not replaced: “${text}”`;
  if (/\b(?:undefined|NaN|null)\b|\[object/.test(text)) return `no text at all: “${text}”`;
  if (text.split(/[\s.,:]+/).some((word) => keys.has(word) && /[-.]|[a-z][A-Z]/.test(word)) || keys.has(text)) {
    return `the name of a text: “${text}”`;
  }
  if (book.isWrongPlural(text)) return `the wrong plural: “${text}”`;
  if (english.says(text)) return `English: “${text}”`;
  return `in no catalogue: “${text}”`;
}

/** The names of its texts: `lobby.sitAt`, and `sitAt`. */
export function keysOf(catalogue: Source, path = ''): Set<string> {
  return new Set(
    Object.entries(catalogue).flatMap(([key, message]) => [
      key,
      `${path}${key}`,
      ...(typeof message === 'string' ? [] : keysOf(message, `${path}${key}.`)),
    ]),
  );
}

/** The text as people read it: break points and the width of spaces do not matter. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** What separates the last two items of a list: ` and `, ` or `. */
function listWords(code: string): string[] {
  const lists = [
    ['a', 'b'],
    ['a', 'b', 'c'],
  ];
  return (['conjunction', 'disjunction'] as const).flatMap((type) =>
    lists.flatMap((list) =>
      new Intl.ListFormat(code, { type })
        .formatToParts(list)
        .filter(({ type }) => type === 'literal')
        .map(({ value }) => value),
    ),
  );
}
