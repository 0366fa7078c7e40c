/** Verb prefixes that leave a Hungarian verb the same word; and the superlative *leg-*. */
export const prefixes =
  'meg el ki be fel föl le át össze vissza rá hozzá oda ide neki tovább szét túl alá végig bele körül agyon haza leg'.split(
    ' ',
  );
