/** What a table agrees on with its referee, and whose word counts, in both games of words: L1, L4, L12 to L18. */
import { expect } from 'vitest';
import { type RefereeOptions, usualDuetReferee, usualReferee } from './clues/referee.ts';
import { refereeOptions } from './clues/referee-schemas.ts';
import { codenames } from './codenames/game.ts';
import { table } from './codenames/scenario.ts';
import { duet } from './duet/game.ts';
import { table as duetTable } from './duet/scenario.ts';
import { type Opinion, reasons } from './kernel/opinion.ts';
import { rule } from './testing/rule.ts';

const drawing = 'apple:red bank:blue crown:- dwarf:X vinci:red';
const illegal: Opinion = { verdict: 'illegal', rule: 'L6', codename: 'apple', reason: 'form' };
const doubtful: Opinion = { verdict: 'doubtful', rule: 'L5', reason: 'unknown', limited: true };

function agreed(change: Partial<RefereeOptions>): RefereeOptions {
  return { ...usualReferee, ...change };
}

rule('L17', 'advice is the usual: an illegal clue can be given, and who may object sees why it is called so', () => {
  const t = table(drawing);
  t.red.spymaster.clues('apples', 1, illegal);
  expect(t.red.spymaster.view.options.referee).toEqual(usualReferee);
  expect(t.red.spymaster.view.clues[0]?.opinion).toEqual(illegal);
  expect(t.blue.spymaster.view.clues[0]?.opinion).toEqual(illegal);
  expect(t.red.operative.view.clues[0]?.opinion).toBeUndefined();
  expect(t.spectator.clues[0]?.opinion).toBeUndefined();

  const two = duetTable();
  two.west.clues('apples', 1, { opinion: doubtful });
  expect(two.east.view.clues[0]?.opinion).toEqual(doubtful);
  expect(two.spectator.clues[0]?.opinion).toBeUndefined();
});

rule('L17', 'at a strict table an illegal clue cannot be given, and the refusal says no more than that', () => {
  const t = table(drawing, { referee: agreed({ mode: 'strict' }) });
  t.red.spymaster.tries.clueing('apples', 1, illegal).isRefused('clue-illegal');
  expect(t.state.clues).toEqual([]);
  t.red.spymaster.clues('fruit', 1, { verdict: 'legal' });

  const two = duetTable('', { referee: agreed({ mode: 'strict' }) });
  two.west.tries.clueing('apples', 1, illegal).isRefused('clue-illegal');
  two.west.clues('fruit', 1);
});

rule(
  'L17',
  'strict is only about what is illegal: a doubt passes, and so does a clue the referee says nothing of',
  () => {
    const t = table(drawing, { referee: agreed({ mode: 'strict' }) });
    t.red.spymaster.clues('zorp', 1, doubtful);
    t.red.operative.touches('crown');
    t.blue.spymaster.clues('money', 1);
    expect(t.state.clues.map(({ opinion }) => opinion?.verdict)).toEqual(['doubtful', undefined]);
  },
);

rule('L17', 'what is no clue at all is told first, and whose turn it is before that', () => {
  const t = table(drawing, { referee: agreed({ mode: 'strict' }) });
  t.blue.spymaster.tries.clueing('apples', 1, illegal).isRefused('not-your-turn');
  t.red.spymaster.tries.clueing('two words', 1, illegal).isRefused('clue-one-word');
  t.red.spymaster.tries.clueing('apple', 1, illegal).isRefused('clue-is-codename', 'apple');
});

rule('L17', 'where it advises or is off, whatever it might say keeps no clue back', () => {
  for (const mode of ['advise', 'off'] as const) {
    table(drawing, { referee: agreed({ mode }) }).red.spymaster.clues('apples', 1, illegal);
    duetTable('', { referee: agreed({ mode }) }).west.clues('apples', 1, { opinion: illegal });
  }
});

rule('L17', 'a view and what the referee says tell beforehand what would be refused', () => {
  const t = table(drawing, { referee: agreed({ mode: 'strict' }) });
  const clue = { kind: 'giveClue', word: 'apples', number: 1 } as const;
  expect(codenames.permits(t.red.spymaster.view, clue, illegal)).toBe('clue-illegal');
  expect(codenames.permits(t.red.spymaster.view, clue, doubtful)).toBeUndefined();
  const two = duetTable('', { referee: agreed({ mode: 'strict' }) });
  expect(duet.permits(two.west.view, clue, illegal)).toBe('clue-illegal');
});

rule('L18', 'people may object to what a strict referee let pass, and let pass what it doubts', () => {
  const t = table(drawing, { referee: agreed({ mode: 'strict' }) });
  t.red.spymaster.clues('fruit', 1, { verdict: 'legal' });
  t.blue.spymaster.objects();
  expect(t.state.clues[0]?.standing).toBe('illegal');
  const two = duetTable('', { referee: agreed({ mode: 'strict' }) });
  two.west.clues('zorp', 1, { opinion: doubtful });
  two.east.allows();
  expect(two.state.clues[0]?.standing).toBe('allowed');
});

rule('L1', 'a clue is one word where nothing else was agreed on: a strict table refuses more', () => {
  const referee = agreed({ acronyms: true, rhymes: true, mode: 'strict' });
  const t = table(drawing, { referee });
  t.red.spymaster.tries.clueing('Leonardo Bonacci', 1).isRefused('clue-one-word');
  duetTable('', { referee }).west.tries.clueing('ice cream', 1).isRefused('clue-one-word');
});

rule('L12', 'with names of several words a clue may have spaces, but no codename among them', () => {
  const t = table(drawing, { referee: agreed({ names: true }) });
  t.red.spymaster.tries.clueing('Leonardo da Vinci', 1).isRefused('clue-is-codename', 'vinci');
  t.red.spymaster.tries.clueing('\u0007 \u034f', 1).isRefused('clue-one-word');
  t.red.spymaster.tries.clueing(' ?! - ', 1).isRefused('clue-one-word');
  t.red.spymaster.clues('  New \u00a0 York ', 1);
  expect(t.state.clues[0]?.word).toBe('New York');
});

rule('L14', 'with compounds written apart a clue may have spaces, but not to spell a codename', () => {
  const t = duetTable('snowman:A/-', { referee: agreed({ apart: true }) });
  t.west.tries.clueing('snow man', 1).isRefused('clue-is-codename', 'snowman');
  t.west.clues('ice cream', 1);
  expect(t.state.clues[0]?.word).toBe('ice cream');
});

/** What everyone at a table of each game sees of what it agreed on with the referee. */
function seenBy(referee?: RefereeOptions): RefereeOptions[] {
  const [t, two] = [table(drawing, referee && { referee }), duetTable('', referee && { referee })];
  const teams = [t.spectator, t.red.spymaster.view, t.red.operative.view, t.blue.spymaster.view, t.blue.operative.view];
  return [...teams, two.spectator, two.west.view, two.east.view].map(({ options }) => options.referee);
}

rule('L13', 'abbreviations are words where nothing was agreed, and everyone sees what was', () => {
  for (const seen of seenBy()) expect(seen.acronyms).toBe(true);
  for (const seen of seenBy(agreed({ acronyms: false }))) expect(seen.acronyms).toBe(false);
});

rule('L13', 'a new table of Codenames takes abbreviations for words, one of Duet does not', () => {
  expect([codenames, duet].map(({ defaults }) => defaults.referee?.acronyms)).toEqual([true, false]);
});

rule('L12', 'a strict table gives several words it is not sure of only if people allow them', () => {
  const name: Opinion = { verdict: 'doubtful', rule: 'L12', reason: 'name' };
  const apart: Opinion = { verdict: 'doubtful', rule: 'L14', reason: 'apart' };
  for (const house of [{}, { names: true, apart: true }]) {
    const t = table(drawing, { referee: agreed({ mode: 'strict', ...house }) });
    t.red.spymaster.tries.clueing('Mario Bianchini', 1, name).isRefused('clue-illegal');
    t.red.spymaster.tries.clueing('cheese soldier', 1, apart).isRefused('clue-illegal');
    t.red.spymaster.asks('Mario Bianchini', name);
    t.blue.spymaster.answers('Mario Bianchini', true);
    t.red.spymaster.clues('Mario Bianchini', 1, name);
    const two = duetTable('', { referee: agreed({ mode: 'strict', ...house }) });
    two.west.tries.clueing('cheese soldier', 1, apart).isRefused('clue-illegal');
  }
  table(drawing, { referee: agreed({ names: true }) }).red.spymaster.clues('Mario Bianchini', 1, name);
});

rule('L15', 'whether all rhymes are legal is shown to everyone, and no unless that was agreed', () => {
  for (const seen of seenBy()) expect(seen.rhymes).toBe(false);
  for (const seen of seenBy(agreed({ rhymes: true }))) expect(seen.rhymes).toBe(true);
});

rule('L15', 'people judge a rhyme, whatever was agreed: it can be given, objected to and let pass', () => {
  for (const rhymes of [true, false]) {
    const referee = agreed({ rhymes, mode: 'strict' });
    const t = table(drawing, { referee });
    t.red.spymaster.clues('tank', 1, { verdict: 'legal' });
    t.blue.spymaster.tries.allowing().isAccepted();
    t.blue.spymaster.objects();
    expect(t.state.clues[0]?.standing).toBe('illegal');
    const two = duetTable('bank:A/-', { referee });
    two.west.clues('tank', 1, { opinion: { verdict: 'legal' } });
    two.east.tries.objecting().isAccepted();
    two.east.allows();
    expect(two.state.clues[0]?.standing).toBe('allowed');
  }
});

rule('L16', 'words that sound alike are no option here: people object, or let it pass', () => {
  expect(refereeOptions.safeParse({ ...usualReferee, homophones: true }).success).toBe(false);
  const t = table('knight:red', { referee: agreed({ mode: 'strict' }) });
  t.red.spymaster.clues('night', 1, { verdict: 'legal' });
  t.blue.spymaster.tries.allowing().isAccepted();
  t.blue.spymaster.tries.objecting().isAccepted();
});

rule('L4', 'people judge the number: any goes with any clue, and they may object to it', () => {
  for (const number of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'unlimited'] as const) {
    const t = table(drawing, { referee: agreed({ mode: 'strict' }) });
    t.red.spymaster.clues('octopus', number, { verdict: 'legal' });
    expect(t.state.clues[0]?.number).toBe(number);
    t.blue.spymaster.tries.objecting().isAccepted();
    if (number === 'unlimited') continue;
    const two = duetTable('', { referee: agreed({ mode: 'strict' }) });
    two.west.clues('octopus', number);
    expect(two.state.clues[0]?.number).toBe(number);
    two.east.tries.objecting().isAccepted();
  }
});

rule('L17', 'nothing else can be agreed on, and every reason is one of the list', () => {
  expect(refereeOptions.safeParse({ ...usualReferee, mode: 'harsh' }).success).toBe(false);
  expect(new Set(reasons).size).toBe(reasons.length);
  expect([codenames.defaults.referee, duet.defaults.referee]).toEqual([usualReferee, usualDuetReferee]);
});
