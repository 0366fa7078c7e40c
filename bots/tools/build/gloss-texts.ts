/** The text of each language's file of glosses: one card per line, so that changes can be read. */
import type { GlossSense } from '../../glosses.ts';
import { lexiconLanguages, readLexicon, textOf } from '../../meaning/lexicon.ts';
import { readTable } from '../../meaning/table.ts';
import { type Explained, readExplained } from './explained.ts';
import { type Translated, translations } from './translations.ts';

export function glossTexts(): Map<string, string> {
  const explained = new Map(lexiconLanguages().map((language) => [language, readExplained(language)]));
  const all = lexiconLanguages().map((language) => ({
    language,
    entries: readLexicon(language).entries,
    table: readTable(language),
  }));
  return new Map(
    all.map((known) => {
      const lines = [...translations(known, all)].map(
        ([letters, senses]) =>
          `  ${JSON.stringify(letters)}: ${JSON.stringify(senses.map((sense) => withTexts(sense, explained)))}`,
      );
      return [known.language, `{\n${lines.join(',\n')}\n}\n`];
    }),
  );
}

/** Adds the explanations in languages that have no word for the sense. */
function withTexts(sense: Translated, explained: ReadonlyMap<string, Explained>): GlossSense {
  const missing = [...explained].filter(([language]) => !sense.words[language]);
  const texts = missing.flatMap(([language, texts]) => {
    const text = texts.get(textOf(sense));
    return text === undefined ? [] : [[language, text]];
  });
  return { ...sense, texts: Object.fromEntries(texts) };
}
