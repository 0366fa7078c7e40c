/**
 * The types of the catalogues. English defines the shape; in every other language a missing key, parameter or plural
 * form is a type error.
 *
 * A message is a text, possibly with {parameters}; or a plural, with one text per form of the language; or a group of
 * messages. In the pages a message without parameters is a string, any other is a function.
 */

/** The plural forms (CLDR, cardinal) of each present or planned language. */
export type PluralForms = {
  en: 'one' | 'other';
  da: 'one' | 'other';
  fi: 'one' | 'other';
  hu: 'one' | 'other';
  it: 'one' | 'many' | 'other';
  ro: 'one' | 'few' | 'other';
};

/** The content of a catalogue's file. */
export type Source = { readonly [key: string]: string | Source };

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Plural = { readonly other: string };
type NamesOfAll<Forms> = { [Form in keyof Forms]: Names<Forms[Form]> }[keyof Forms];

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer Every) => void
  ? Every
  : never;
type Holding<Name> = Name extends string ? `${string}{${Name}}${string}` : never;
type TextWith<Name> = [Name] extends [never] ? string : All<Holding<Name>> & string;

/** What another language must provide for an English catalogue. In a plural, `n` may be spelled out. */
export type Translation<English, Language extends keyof PluralForms> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? TextWith<Names<English[Key]>>
    : English[Key] extends Plural
      ? { readonly [Form in PluralForms[Language]]: TextWith<Exclude<NamesOfAll<English[Key]>, 'n'>> }
      : Translation<English[Key], Language>;
};

type Values<Name> = { readonly [Each in Extract<Name, string>]: Each extends 'n' ? number : string | number };

/** What the pages use: `t.lobby.title`, `t.lobby.waitingFor({ name })`, `t.lobby.seats({ n: 3 })`. */
export type Ready<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? [Names<English[Key]>] extends [never]
      ? string
      : (values: Values<Names<English[Key]>>) => string
    : English[Key] extends Plural
      ? (values: Values<'n' | NamesOfAll<English[Key]>>) => string
      : Ready<English[Key]>;
};
