/** S22: what the others can do about a player who is away. */
import { rule } from '../testing/rule.ts';
import { table } from './scenario.ts';

const five = ['ada', 'ben', 'cleo', 'dov', 'eva'];
const started = (drawing: Parameters<typeof table>[0] = {}) => {
  const t = table(drawing);
  t.who(t.state.dealer).starts();
  return t;
};

rule('S22', 'a player may go on without an absent player whom the game waits for', () => {
  const t = started({ players: five });
  t.ada.asks('cleo');
  t.ben.tries.goingOnWithout('cleo').isRefused('nobody-missing');
  t.cleo.isAway();
  t.dov.isAway();
  t.ben.tries.goingOnWithout('dov').isRefused('nobody-missing');
  t.ben.goesOnWithout('cleo').isAskedBy('ada');
  t.ada.tries.asking('cleo').isRefused('player-gone');
  t.ada.accuses('ben');
  t.eva.agrees().leadsTo('accusation');
  t.eva.tries.goingOnWithout('ben').isRefused('nobody-missing');
  t.eva
    .goesOnWithout('dov')
    .endsTheRound({ by: 'spy-accused', points: { ada: 2, cleo: 1, dov: 1, eva: 1 }, suspect: 'ben' });
});

rule('S22', 'nobody goes on without others at a table that just talks, or after the round', () => {
  const t = started({ way: 'free' });
  t.cleo.isAway();
  t.ada.tries.goingOnWithout('cleo').isRefused('nobody-missing');
  t.ben.stops();
  t.ben.names('zoo');
  t.ada.tries.goingOnWithout('cleo').isRefused('round-over');
});
