/** What stands before a Hungarian verb and leaves it the same word; and *leg-*, before what is most. */
export const prefixes =
  'meg el ki be fel föl le át össze vissza rá hozzá oda ide neki tovább szét túl alá végig bele körül agyon haza leg'.split(
    ' ',
  );
