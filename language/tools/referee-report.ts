/** npm run referee:report [-- --check] [-- --lang xx]: how right the referee is on the cases, language by language, as a page. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadPacks } from '../loader.ts';
import { type Case, readCases } from '../referee/cases.ts';
import { grammars } from '../referee/grammars/index.ts';
import type { Opinion } from '../referee/opinion.ts';
import { Referee } from '../referee/referee.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, lang: { type: 'string' }, cases: { type: 'string' } },
});
const folder = values.cases ?? join(import.meta.dirname, '..', 'referee', 'cases');
const referee = new Referee(loadPacks().packs);
const languages = values.lang ? [values.lang] : Object.keys(grammars);
await referee.load(languages);

type Judged = Case & { readonly opinion: Opinion };
for (const language of languages) {
  const file = join(folder, `${language}.txt`);
  if (!existsSync(file)) continue;
  const judged = readCases(readFileSync(file, 'utf8')).map(
    (each): Judged => ({ ...each, opinion: referee.judge(each.clue, each.visible, language, each.rules) }),
  );
  const right = judged.filter(({ verdict, opinion }) => verdict === opinion.verdict);
  const missed = judged.filter(({ verdict, opinion }) => verdict === 'illegal' && opinion.verdict === 'legal');
  const accused = judged.filter(({ verdict, opinion }) => verdict === 'legal' && opinion.verdict === 'illegal');
  console.log(
    language,
    `${judged.length} cases, ${right.length} right (${((100 * right.length) / judged.length).toFixed(1)} %), ${missed.length} missed, ${accused.length} falsely accused`,
  );
  for (const { line, clue, visible, verdict, rule, opinion } of judged) {
    if (verdict === opinion.verdict) continue;
    console.log(
      `  ${line}: ${clue} : ${visible.join(', ')}: ${verdict} ${rule ?? ''} → ${opinion.verdict} ${opinion.rule ?? ''} ${opinion.reason ?? ''} ${opinion.codename ?? ''}`,
    );
  }
}
void writeFileSync;
