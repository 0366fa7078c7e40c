/** S19–S22: what a round is worth, and who has won the game. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { table } from './scenario.ts';

const started = (drawing: Parameters<typeof table>[0] = {}) => {
  const t = table(drawing);
  t.ada.starts();
  return t;
};
type Table = ReturnType<typeof table>;

const merits = (t: Table) => t.spectator.verdicts.at(-1)?.points.map(({ person, merits }) => [person, ...merits]);
const scores = (t: Table) => Object.fromEntries(t.spectator.players.map(({ person, points }) => [person, points]));

rule('S19', 'a spy who is not found has 2 points', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'] });
  t.waits(480);
  t.ada.opensTheBallot();
  t.ada.suspects('cleo');
  t.ben.suspects('ada');
  t.cleo.suspects('ben').endsTheRound({ by: 'spy-escaped', points: { ben: 2 } });
  expect(merits(t)).toEqual([['ben', 'spy-won']]);
});

rule('S19', '2 more for naming the location', () => {
  const t = started();
  t.ben.stops();
  t.ben.names('farm').endsTheRound({ by: 'location-named', points: { ben: 4 }, named: 'farm' });
  expect(merits(t)).toEqual([['ben', 'spy-won', 'named-location']]);
});

rule('S19', '2 more if all the others blame an innocent, by accusation or by the last vote', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'] });
  t.ben.accuses('ada');
  t.cleo.agrees().endsTheRound({ by: 'innocent-accused', points: { ben: 4 }, suspect: 'ada' });
  expect(merits(t)).toEqual([['ben', 'spy-won', 'innocent-blamed']]);
  const u = started({ players: ['ada', 'ben', 'cleo'] });
  u.waits(480);
  u.ada.opensTheBallot();
  u.ada.suspects('cleo');
  u.ben.suspects('cleo');
  u.cleo.suspects('ben').endsTheRound({ by: 'innocent-convicted', points: { ben: 4 }, suspect: 'cleo' });
  expect(merits(u)).toEqual([['ben', 'spy-won', 'innocent-blamed']]);
});

rule('S20', 'the others have a point each, and the accuser of the spy one more', () => {
  const t = started();
  t.cleo.accuses('ben');
  t.ada.agrees();
  t.dov.agrees();
  expect(scores(t)).toEqual({ ada: 1, ben: 0, cleo: 2, dov: 1 });
  expect(merits(t)).toEqual([
    ['ada', 'others-won'],
    ['cleo', 'others-won', 'accused-spy'],
    ['dov', 'others-won'],
  ]);
});

rule('S20', 'the last vote gives nobody more than a point, no matter who accused before', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'] });
  t.ada.accuses('ben');
  t.cleo.disagrees();
  t.waits(480);
  t.ada.opensTheBallot();
  t.ada.suspects('ben');
  t.ben.suspects('ada');
  t.cleo.suspects('ben').endsTheRound({ by: 'spy-convicted', points: { ada: 1, cleo: 1 }, suspect: 'ben' });
});

rule('S20', 'who got up before the round was over has no part in it', () => {
  const t = started({ players: ['ada', 'ben', 'cleo', 'dov', 'eva'] });
  t.eva.getsUp();
  t.dov.isAway();
  t.waits(120);
  t.ben.stops();
  t.ben.names('zoo').endsTheRound({ by: 'location-missed', points: { ada: 1, cleo: 1, dov: 1 }, named: 'zoo' });
});

/** Two rounds, in each of which the spy names the right location or a wrong one. */
const evening = (first: 'farm' | 'quarry', second: 'zoo' | 'quarry') => {
  const t = started({ rounds: 2, players: ['ada', 'ben', 'cleo'], spies: ['ben', 'cleo'] });
  t.ben.stops();
  t.ben.names(first).keepsTheGame();
  t.ada.goesOn();
  t.ben.starts();
  t.cleo.stops();
  return t.cleo.names(second);
};

rule('S21', 'most points after the last round win', () => {
  evening('farm', 'quarry').endsTheGame({ by: 'won', winners: ['ben'] });
  evening('quarry', 'quarry').endsTheGame({ by: 'won', winners: ['ada'] });
});

rule('S21', 'equal points share it', () => {
  evening('farm', 'zoo').endsTheGame({ by: 'shared', winners: ['ben', 'cleo'] });
});

rule('S21', 'points of someone who has left count', () => {
  const t = started({ rounds: 2, spies: ['ben', 'ada'] });
  t.ben.stops();
  t.ben.names('farm');
  t.ben.getsUp().keepsTheGame();
  t.cleo.goesOn();
  t.ada.starts();
  t.ada.stops();
  t.ada.names('quarry').endsTheGame({ by: 'won', winners: ['ben'] });
  expect(scores(t)).toEqual({ ada: 0, cleo: 1, dov: 1, ben: 4 });
});

rule('S22', 'who has the most points when a game breaks up has won it, even by a single point', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'] });
  t.ben.stops();
  t.ben.names('quarry').endsTheRound({ by: 'location-missed', points: { ada: 1, cleo: 1 }, named: 'quarry' });
  t.cleo.getsUp().endsTheGame({ by: 'broken-up', winners: ['ada', 'cleo'] });
});
