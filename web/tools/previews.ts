/** Writes /previews.json: what the server puts into a page's head for messengers that show a link with a preview. */
import type { Plugin } from 'vite';

type Texts = typeof import('../src/texts/languages.ts');

export function previews(): Plugin {
  return {
    name: 'safehouse:previews',
    apply: 'build',
    async generateBundle() {
      const { languages } = (await import(String(new URL('../src/texts/languages.ts', import.meta.url)))) as Texts;
      const all = await Promise.all(
        Object.entries(languages).map(async ([code, { load }]) => {
          const { catalogue, parts } = await load();
          const { preview } = await parts.preview();
          const tables = Object.entries(catalogue.games).map(([game, { name, about }]) => [
            game,
            { title: preview.table.replace('{game}', name), about },
          ]);
          const names = Object.entries(catalogue.games).map(([game, all]) => [
            game,
            { name: all.name, ...('short' in all && { short: all.short }) },
          ]);
          const texts = {
            home: { title: preview.home, about: preview.about },
            tv: { title: preview.tv, about: preview.tvAbout },
            campaign: { title: preview.campaign, about: preview.campaignAbout },
            pack: { title: preview.pack, about: preview.packAbout },
            tables: Object.fromEntries(tables),
            names: Object.fromEntries(names),
          };
          return [code, texts];
        }),
      );
      this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify(Object.fromEntries(all)) });
    },
  };
}
