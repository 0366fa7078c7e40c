/** What a clue was meant for: noted by its giver, hidden from everyone until the end. */
import { expect, test } from 'vitest';
import { codenames } from '../codenames/game.ts';
import { lawSubject } from '../codenames/law-subject.ts';
import type { View } from '../codenames/view-types.ts';
import { variants } from '../testing/broken-games.ts';
import { nothingLeaks } from '../testing/laws-book.ts';
import type { AnySubject } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { Evening } from './scenario.ts';

const viewers = ['anna', 'bo', 'carla', 'dan', 'spectator'];

function noted(): Evening {
  const evening = Evening.playing();
  const by = viewOf(evening, 'anna').team === 'red' ? 'anna' : 'carla';
  evening.plays(by, { kind: 'giveClue', word: 'harbour', number: 2, meant: [3, 17] });
  return evening;
}

function viewOf(evening: Evening, who: string): View {
  const view = evening.sees(who).round?.view;
  if (view?.game !== 'codenames') throw new Error('no Codenames on the table');
  return view;
}

function meantFor(evening: Evening, who: string): number[] | undefined {
  return viewOf(evening, who).clues[0]?.meant;
}

rule('C7', 'what a clue is meant for is shown to nobody while the game runs, and to everyone after its end', () => {
  const evening = noted();
  for (const who of viewers) expect(meantFor(evening, who), who).toBeUndefined();
  touchesTheAssassin(evening);
  for (const who of viewers) expect(meantFor(evening, who), who).toEqual([3, 17]);
});

test('a game that is called off keeps it', () => {
  const evening = noted();
  evening.does('anna', { kind: 'abandon' });
  for (const who of viewers) expect(meantFor(evening, who), who).toBeUndefined();
});

test('a clue without a note has none', () => {
  const evening = Evening.playing().ends();
  expect(meantFor(evening, 'bo')).toBeUndefined();
});

test('a view that tells it early is found by the laws', () => {
  const { showing, isCaught } = variants(codenames, lawSubject('teams') as AnySubject, { runs: 40, seed: 7 });
  const change = showing(({ clues }, view) => ({
    clues: view.clues.map((clue, i) => ({ ...clue, ...(clues[i]?.meant && { meant: [...clues[i].meant] }) })),
  }));
  isCaught(nothingLeaks, change, 'a view leaks');
});

function touchesTheAssassin(evening: Evening): void {
  const view = viewOf(evening, 'anna');
  const card = view.cards.findIndex(({ identity }) => identity === 'assassin');
  evening.plays(view.team === 'red' ? 'bo' : 'dan', { kind: 'touch', card });
}
