/** S22: people lose the connection, leave, come back, join later. */
import { expect, test } from 'vitest';
import { rule } from '../testing/rule.ts';
import { spyfall } from './game.ts';
import { table } from './scenario.ts';

const five = ['ada', 'ben', 'cleo', 'dov', 'eva'];
const started = (drawing: Parameters<typeof table>[0] = {}) => {
  const t = table(drawing);
  t.who(t.state.dealer).starts();
  return t;
};

rule(
  'S22',
  'a vote waits for somebody whose connection is lost, as long as was agreed, and then leaves them out',
  () => {
    const t = started({ patience: 60 });
    t.cleo.accuses('ben');
    t.dov.isAway();
    t.ada.agrees().leadsTo('accusation');
    t.waits(59).leadsTo('accusation');
    t.waits(1).endsTheRound({ by: 'spy-accused', points: { ada: 1, cleo: 2, dov: 1 }, suspect: 'ben' });
  },
);

rule('S22', 'who is back in time is waited for like everyone else, and each loss starts a new wait', () => {
  const t = started({ patience: 60 });
  t.cleo.accuses('ben');
  t.dov.isAway();
  t.ada.agrees();
  t.waits(59);
  t.dov.isBack();
  t.waits(600).leadsTo('accusation');
  t.dov.isAway();
  t.waits(59).leadsTo('accusation');
  t.dov.isBack();
  t.dov.disagrees().leadsTo('asking');
});

rule('S22', 'who comes back later has card and voice again', () => {
  const t = started({ patience: 60 });
  t.dov.isAway();
  t.waits(60);
  expect(t.spectator.players.find(({ person }) => person === 'dov')?.gone).toBe(true);
  t.ada.tries.asking('dov').isRefused('player-gone');
  t.ada.tries.accusing('dov').isRefused('player-gone');
  t.cleo.accuses('ben');
  t.dov.isBack();
  t.ada.agrees().leadsTo('accusation');
  expect(t.spectator.accusation?.awaited).toEqual(['dov']);
  t.dov.agrees().endsTheRound({ by: 'spy-accused', points: { ada: 1, cleo: 2, dov: 1 }, suspect: 'ben' });
});

rule('S22', 'who gets up is gone at once; a vote they gave stands', () => {
  const t = started({ players: five });
  t.cleo.accuses('ben');
  t.ada.agrees();
  t.dov.disagrees();
  t.dov.getsUp().leadsTo('accusation');
  t.eva.getsUp().leadsTo('asking');
});

rule('S22', 'the last vote passes over those who are gone', () => {
  const t = started({ players: five, patience: 60 });
  t.waits(480);
  t.ada.opensTheBallot();
  t.ada.suspects('ben');
  t.ben.suspects('ada');
  t.cleo.isAway();
  t.waits(60);
  expect(t.spectator.ballot?.awaited).toBe('dov');
  t.dov.suspects('ben').leadsTo('ballot');
  t.eva.getsUp().endsTheRound({ by: 'spy-convicted', points: { ada: 1, cleo: 1, dov: 1 }, suspect: 'ben' });
});

rule('S22', 'if the one to ask or to answer is gone, the dealer asks', () => {
  const t = started({ players: five });
  t.ada.asks('cleo');
  t.cleo.answers();
  t.cleo.getsUp().isAskedBy('ada');
  t.ada.asks('dov');
  t.dov.isAway();
  t.waits(180).isAskedBy('ada');
  t.ada.tries.asking('eva').isAccepted();
});

rule('S22', 'a vote that someone leaves may fail and pass the question on, all at once', () => {
  const t = started({ players: five, dealer: 'cleo', spies: ['ada'] });
  t.cleo.asks('eva');
  t.eva.answers();
  t.dov.accuses('ada');
  t.ben.agrees();
  t.cleo.disagrees().leadsTo('accusation');
  t.eva.getsUp().isAskedBy('cleo').runsTheClockFor(480);
  expect(spyfall.deadline(t.state)?.at).toBe(t.state.at + 480_000);
});

rule('S22', 'if that is the dealer, the next in seat order who is here', () => {
  const t = started({ players: five, dealer: 'cleo', spies: ['ada'] });
  t.dov.isAway();
  t.waits(180);
  t.cleo.getsUp().isAskedBy('eva');
});

rule('S22', 'who has asked and is gone is not waited for: the answer comes', () => {
  const t = started();
  t.ada.asks('cleo');
  t.ada.getsUp().awaitsAnswerOf('cleo');
  t.cleo.answers().isAskedBy('cleo');
});

rule('S22', 'a dealer who goes before the clock runs has a successor', () => {
  const t = table();
  t.ada.getsUp().leadsTo('briefing');
  expect(t.spectator.dealer).toBe('ben');
  t.ben.starts().isAskedBy('ben');
});

rule('S22', 'while nobody is here, nobody is given up on; then the wait starts over', () => {
  const t = started({ patience: 60 });
  for (const each of [t.ada, t.ben, t.cleo, t.dov]) each.isAway();
  t.waits(400).leadsTo('asking');
  expect(t.spectator.players.map(({ gone }) => gone)).toEqual([false, false, false, false]);
  t.ada.isBack();
  t.waits(59).leadsTo('asking');
  t.dov.isBack();
  t.waits(1).endsTheRound({ by: 'void' }).keepsTheGame();
  expect(t.spectator.players.map(({ gone }) => gone)).toEqual([false, true, true, false]);
});

rule('S22', 'the clock runs out while nobody is here, and what comes then waits for them', () => {
  const t = started({ patience: 60 });
  for (const each of [t.ada, t.ben, t.cleo, t.dov]) each.isAway();
  t.waits(480).leadsTo('suspicions');
  t.waits(10_000).leadsTo('ballot');
  expect(t.spectator.ballot).toEqual({ voices: [], awaited: 'ada' });
  expect(spyfall.deadline(t.state)).toBeUndefined();
});

rule('S22', 'who is away does not break up a game of three, but the next round waits for them', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'], patience: 60 });
  t.cleo.isAway();
  t.waits(60).leadsTo('asking');
  t.ben.stops();
  t.ben.names('farm').keepsTheGame();
  t.ada.tries.goingOn().isRefused('too-few-players');
  t.cleo.isBack();
  t.ada.goesOn().leadsTo('briefing');
});

rule('S22', 'on one shared device nobody is away', () => {
  const t = started({ device: 'shared', patience: 60 });
  const before = t.state;
  t.dov.isAway();
  expect(t.state).toBe(before);
  t.waits(60);
  expect(t.spectator.players.some(({ gone }) => gone)).toBe(false);
});

rule('S22', 'with fewer than three at the table the game is over, with the points so far', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'] });
  t.cleo.getsUp().endsTheRound({ by: 'void' }).endsTheGame({ by: 'broken-up', winners: [] });
  const u = started({ players: ['ada', 'ben', 'cleo'] });
  u.ben.stops();
  u.ben.names('farm').keepsTheGame();
  u.cleo.getsUp().endsTheGame({ by: 'broken-up', winners: ['ben'] });
  expect(u.spectator.verdicts.map(({ result }) => result)).toEqual(['location-named']);
});

rule('S22', 'with fewer than three players and a newcomer waiting, only the round is void', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'] });
  t.eva.sitsDown().leadsTo('asking');
  t.cleo.getsUp().endsTheRound({ by: 'void' }).keepsTheGame();
  t.ada.goesOn().leadsTo('briefing');
  expect(t.spectator.players.filter(({ plays }) => plays).map(({ person }) => person)).toEqual(['ada', 'ben', 'eva']);
});

rule('S22', 'who comes later watches this round and plays in the next', () => {
  const t = started({ spies: ['ben', 'dov'] });
  t.eva.sitsDown();
  expect(t.eva.view.you).toEqual({ person: 'eva' });
  t.eva.tries.accusing('ben').isRefused('next-round');
  t.eva.tries.stopping().isRefused('next-round');
  t.eva.tries.goingOn().isRefused('round-not-over');
  t.cleo.accuses('ben');
  expect(t.spectator.accusation?.awaited).toEqual(['ada', 'dov']);
  t.ada.agrees();
  t.dov.agrees().endsTheRound({ by: 'spy-accused', points: { ada: 1, cleo: 2, dov: 1 }, suspect: 'ben' });
  t.eva.goesOn();
  expect(t.eva.card).toEqual({ location: 'zoo', role: 'Zoo Guard' });
});

rule('S22', 'who is gone when a round begins sits it out, and is in again once back', () => {
  const t = started({ patience: 60 });
  t.dov.isAway();
  t.waits(60);
  t.ben.stops();
  t.ben.names('farm');
  t.ada.goesOn();
  expect(t.state.players).toEqual(['ada', 'ben', 'cleo']);
  t.dov.isBack();
  t.dov.tries.accusing('ben').isRefused('next-round');
  t.ben.starts();
  t.ben.stops();
  t.ben.names('zoo');
  t.ada.goesOn();
  expect(t.state.players).toEqual(['ada', 'ben', 'cleo', 'dov']);
});

rule('S22', 'who got up and sits down again has the same card', () => {
  const t = started();
  const { card } = t.dov;
  t.dov.getsUp();
  expect([t.dov.view.you, t.dov.view.may.accuse]).toEqual([undefined, 'spectators-only-watch']);
  t.dov.sitsDown();
  expect(t.dov.card).toEqual(card);
  t.dov.tries.accusing('ben').isAccepted();
});

rule('S22', 'with nobody else here, who has answered asks back', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'], patience: 60 });
  t.cleo.isAway();
  t.waits(60);
  t.ada.asks('ben');
  t.ben.answers();
  t.ben.tries.asking('ada').isAccepted();
  t.cleo.isBack();
  t.ben.tries.asking('ada').isRefused('just-asked-you');
});

rule('S22', 'with nobody here to vote, the accuser alone carries nothing, and one voice alone convicts nobody', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'], patience: 60 });
  t.cleo.isAway();
  t.waits(60);
  t.ada.accuses('ben').leadsTo('asking');
  t.waits(420);
  t.ada.opensTheBallot();
  t.ada.suspects('ben');
  t.ben.suspects('ada').endsTheRound({ by: 'spy-escaped', points: { ben: 2 } });
});

test('what is not told to the game changes nothing: strangers, and those who got up', () => {
  const t = started();
  const before = t.state;
  t.eva.isAway();
  t.eva.getsUp();
  expect(t.state).toEqual(before);
  t.dov.getsUp();
  t.dov.isBack();
  expect(t.spectator.players.find(({ person }) => person === 'dov')?.gone).toBe(true);
});

test('nobody goes on with two, even before the clock has noticed', () => {
  const t = started({ players: ['ada', 'ben', 'cleo'] });
  t.ben.stops();
  t.ben.names('farm');
  const two = spyfall.withdraw(t.state, t.cleo.seat.person);
  expect(spyfall.view(two, t.ada.seat).may.goOn).toBe('too-few-players');
  expect(spyfall.deadline(two)).toEqual({ at: two.at, action: { kind: 'timeUp' } });
});

rule('S22', 'everyone sees who is away, and how long the table waits', () => {
  const t = started({ patience: 60 });
  t.waits(5);
  t.dov.isAway();
  const until = () => t.spectator.players.find(({ person }) => person === 'dov')?.until;
  expect(until()).toBe(t.state.at + 65_000);
  t.waits(60);
  expect(until()).toBeUndefined();
  t.dov.isBack();
  expect(until()).toBeUndefined();
});
