/** S9–S11: questions and answers, spoken and written, and the three ends of a round. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { defaults } from './defaults.ts';
import { spyfall } from './game.ts';
import { optionsSchema } from './options.ts';
import { table } from './scenario.ts';

rule('S9', 'the dealer asks anyone else, and waits for the answer', () => {
  const t = table();
  t.ada.starts();
  t.cleo.tries.asking('ben').isRefused('not-your-turn');
  t.ada.tries.asking('ada').isRefused('not-yourself');
  t.ada.tries.asking('eva').isRefused('no-such-player');
  t.ada.asks('cleo').awaitsAnswerOf('cleo');
  t.ada.tries.asking('cleo').isRefused('wait-for-the-answer');
  t.dov.tries.answering().isRefused('nobody-asked-you');
  t.cleo.answers().isAskedBy('cleo');
  expect(t.spectator.talk).toEqual([{ by: 'ada', to: 'cleo' }]);
});

rule('S9', 'a table that talks writes nothing here', () => {
  const t = table();
  t.ada.starts();
  t.ada.tries.asking('cleo', 'Is it warm?').isRefused('say-it-aloud');
  t.ada.asks('cleo');
  t.cleo.tries.answering('Quite.').isRefused('say-it-aloud');
});

rule('S9', 'a table that writes has its questions and answers for all to read', () => {
  const t = table({ way: 'written' });
  t.ada.starts();
  t.ada.tries.asking('cleo').isRefused('text-needed');
  t.ada.tries.asking('cleo', ' \t ').isRefused('text-needed');
  t.ada.asks('cleo', '  Is it\twarm? ');
  t.ada.tries.asking('dov', 'And you?').isRefused('wait-for-the-answer');
  t.cleo.tries.answering().isRefused('text-needed');
  t.cleo.tries.asking('dov', 'And you?').isRefused('answer-first');
  t.cleo.answers('Quite.').isAskedBy('cleo');
  expect(t.spectator.talk).toEqual([{ by: 'ada', to: 'cleo', question: 'Is it warm?', answer: 'Quite.' }]);
});

rule('S9', 'at a table that talks the asker may ask someone else, until that player continues', () => {
  const t = table();
  t.ada.starts();
  t.ada.asks('cleo').awaitsAnswerOf('cleo');
  t.ada.asks('dov').awaitsAnswerOf('dov');
  t.cleo.tries.answering().isRefused('nobody-asked-you');
  expect(t.spectator.talk).toEqual([{ by: 'ada', to: 'dov' }]);
  t.dov.asks('cleo').awaitsAnswerOf('cleo');
  t.ada.tries.asking('ben').isRefused('not-your-turn');
  t.dov.tries.asking('ada').isRefused('just-asked-you');
  expect(t.spectator.talk).toEqual([
    { by: 'ada', to: 'dov' },
    { by: 'dov', to: 'cleo' },
  ]);
});

rule('S10', 'who answered asks next, but not the one who has just asked them', () => {
  const t = table();
  t.ada.starts();
  t.ada.asks('cleo');
  t.cleo.answers();
  t.cleo.tries.asking('ada').isRefused('just-asked-you');
  t.cleo.asks('dov');
  t.dov.answers();
  t.dov.tries.asking('cleo').isRefused('just-asked-you');
  t.dov.asks('ada').awaitsAnswerOf('ada');
});

rule('S10', 'at a table that talks, to ask is also to have answered', () => {
  const t = table();
  t.ada.starts();
  t.ada.asks('cleo');
  t.cleo.tries.asking('ada').isRefused('just-asked-you');
  t.cleo.asks('dov').awaitsAnswerOf('dov');
  t.dov.tries.asking('cleo').isRefused('just-asked-you');
  // Ada asked Cleo, not Dov.
  t.dov.asks('ada').awaitsAnswerOf('ada');
  expect(t.spectator.talk.map(({ by, to }) => `${by} ${to}`)).toEqual(['ada cleo', 'cleo dov', 'dov ada']);
});

rule('S10', 'who answers may be asked by those whom they asked before', () => {
  const t = table();
  t.ada.starts();
  t.ada.asks('cleo');
  t.cleo.asks('dov');
  t.dov.asks('ada');
  t.ada.tries.asking('dov').isRefused('just-asked-you');
  t.ada.asks('cleo').awaitsAnswerOf('cleo');
});

rule('S11', 'an accusation carried by all ends the round, and so do the spy and the last vote', () => {
  const accused = table({ players: ['ada', 'ben', 'cleo'] });
  accused.ada.starts();
  accused.ada.accuses('ben');
  accused.cleo.agrees().endsTheRound({ by: 'spy-accused', points: { ada: 2, cleo: 1 }, suspect: 'ben' });

  const stopped = table();
  stopped.ada.starts();
  stopped.ben.stops().leadsTo('naming');
  stopped.ben.names('farm').endsTheRound({ by: 'location-named', points: { ben: 4 }, named: 'farm' });

  const late = table({ players: ['ada', 'ben', 'cleo'] });
  late.ada.starts();
  late.waits(480).leadsTo('suspicions');
  late.ada.opensTheBallot().leadsTo('ballot');
  late.ada.suspects('ben').leadsTo('ballot');
  late.ben.suspects('ada').leadsTo('ballot');
  late.cleo.suspects('ada').endsTheRound({ by: 'innocent-convicted', points: { ben: 4 }, suspect: 'ada' });
});

rule('S11', 'a round that is over shows all its cards, and takes no more moves', () => {
  const t = table();
  t.ada.starts();
  t.ben.stops();
  t.ben.names('farm');
  const [verdict] = t.spectator.verdicts;
  expect([verdict?.location, verdict?.spy]).toEqual(['farm', 'ben']);
  expect(verdict?.roles).toEqual([
    { person: 'ada', role: 'Farm Owner' },
    { person: 'cleo', role: 'Farm Guest' },
    { person: 'dov', role: 'Farm Cleaner' },
  ]);
  t.ada.tries.asking('cleo').isRefused('round-over');
  t.ada.tries.accusing('ben').isRefused('round-over');
  t.ben.tries.naming('zoo').isRefused('round-over');
  t.ada.tries.starting().isRefused('round-over');
});

rule('S11', 'the next round begins with new cards, and not before the last is over', () => {
  const t = table({ spies: ['ben', 'ada'] });
  t.ada.tries.goingOn().isRefused('round-not-over');
  t.ada.starts();
  t.ada.asks('cleo');
  t.cleo.accuses('dov');
  t.ada.disagrees();
  t.ben.agrees();
  t.ben.stops();
  t.ben.names('zoo');
  t.dov.goesOn().leadsTo('briefing');
  expect(t.ben.card).toEqual({ location: 'zoo', role: 'Zoo Owner' });
  expect([t.spectator.talk, t.spectator.accusers, t.spectator.clock, t.spectator.turn]).toEqual([
    [],
    [],
    undefined,
    undefined,
  ]);
});

rule('S9', 'a table may just talk: nobody has a turn, and everything else goes on as usual', () => {
  const t = table({ way: 'free' });
  t.ada.starts().leadsTo('asking');
  expect(t.spectator.turn).toBeUndefined();
  for (const player of [t.ada, t.cleo]) {
    player.tries.asking('ben').isRefused('just-talk');
    player.tries.answering().isRefused('just-talk');
  }
  t.cleo.accuses('dov').leadsTo('accusation');
  t.ada.disagrees();
  t.ben.agrees().leadsTo('asking');
  t.dov.getsUp().leadsTo('asking');
  t.waits(480).leadsTo('suspicions');
});

rule('S9', 'one device for everyone can be talked at in both ways, and not written at', () => {
  const shared = (way: string) => optionsSchema.safeParse({ ...defaults, way, device: 'shared' }).success;
  expect(['spoken', 'free', 'written'].map(shared)).toEqual([true, true, false]);
});

rule(
  'S9',
  'where questions are written, the chat is closed while people ask, so that nothing more is asked there',
  () => {
    const t = table({ way: 'written' });
    const isSilent = () => spyfall.isSilent?.(t.state);
    expect(isSilent()).toBe(false);
    t.ada.starts();
    expect(isSilent()).toBe(true);
    t.ada.asks('cleo', 'Is it warm?');
    expect(isSilent()).toBe(true);
    t.cleo.answers('Not in winter.');
    expect(isSilent()).toBe(true);
    t.waits(480).leadsTo('suspicions');
    expect(isSilent()).toBe(false);
  },
);
