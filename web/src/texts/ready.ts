/** Compiles a catalogue for the pages: messages with parameters become functions. */
import type { Ready, Source } from './shape.ts';

type Values = Readonly<Record<string, string | number>>;

export function ready<Catalogue extends Source>(catalogue: Catalogue, language: string): Ready<Catalogue> {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);

  const filled = (text: string, values: Values): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? '');
    });

  const usable = (message: string | Source): unknown => {
    if (typeof message === 'string') {
      return message.includes('{') ? (values: Values) => filled(message, values) : message;
    }
    if (typeof message.other === 'string') {
      const forms = message as Readonly<Record<string, string>>;
      return (values: Values) => filled(forms[plurals.select(values.n as number)] ?? (forms.other as string), values);
    }
    return Object.fromEntries(Object.entries(message).map(([key, inner]) => [key, usable(inner)]));
  };

  return usable(catalogue) as Ready<Catalogue>;
}
