/** The text of each language's file of glosses: one card per line, so that changes can be read. */
import { lexiconLanguages, readLexicon } from '../../meaning/lexicon.ts';
import { readTable } from '../../meaning/table.ts';
import { translations } from './translations.ts';

export function glossTexts(): Map<string, string> {
  const all = lexiconLanguages().map((language) => ({
    language,
    entries: readLexicon(language).entries,
    table: readTable(language),
  }));
  return new Map(
    all.map((known) => {
      const lines = [...translations(known, all)].map(
        ([letters, senses]) => `  ${JSON.stringify(letters)}: ${JSON.stringify(senses)}`,
      );
      return [known.language, `{\n${lines.join(',\n')}\n}\n`];
    }),
  );
}
