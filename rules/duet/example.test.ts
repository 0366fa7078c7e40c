/** The example games of the two rulebooks, move by move, with our own words on the cards. */
import { expect, test } from 'vitest';
import { table } from './scenario.ts';

test('the example of the Finnish rulebook', () => {
  const t = table(`
    melon:A/- castle:-/A anchor:A/A ticket:-/A violin:A/-
    saddle:A/- lantern:A/- rocket:A/- cactus:X/-`);
  t.west.clues('harvest', 3, { meant: ['melon', 'saddle', 'lantern'] }).isGuessedBy('east');
  t.east.touches('melon').shows('agent').laysAnAgent().keepsTheTurn().leaves({ supply: '9-9' });
  t.east
    .touches('castle')
    .shows('bystander')
    .laysAMarker('east')
    .because('missed')
    .passesTheTurnTo('east')
    .leaves({ supply: '8-8' });

  t.east.clues('journey', 2, { meant: ['anchor', 'ticket'] }).isGuessedBy('west');
  t.west.touches('anchor').shows('agent').laysAnAgent().keepsTheTurn();
  // It is an agent on west's own face too, and east does not learn that.
  expect([t.west.sees('anchor').face, t.east.sees('anchor').key]).toEqual(['agent', undefined]);
  // Not one that was meant, but an agent; west does not learn that.
  t.west.touches('castle').shows('agent').laysAnAgent().keepsTheTurn().leaves({ supply: '8-8' });
  expect(t.spectator.cards[1]).toMatchObject({ found: 'west', markers: [{ side: 'east', tokens: 1 }] });
  expect(t.west.view.clues[1]).not.toHaveProperty('meant');
  t.west.stops().because('stopped').passesTheTurnTo('west').leaves({ supply: '7-7', west: 1 });

  t.west.clues('music', 2, { meant: ['violin', 'rocket'] }).isGuessedBy('east');
  t.east.touches('violin').laysAnAgent().keepsTheTurn();
  // A card that the first clue was for.
  t.east.touches('saddle').laysAnAgent().keepsTheTurn();
  t.east.marks('cactus').keepsTheTurn();
  t.east.unmarks('cactus').keepsTheTurn();
  t.east.touches('lantern').laysAnAgent().keepsTheTurn();
  t.east.touches('rocket').laysAnAgent().keepsTheTurn().leaves({ supply: '7-7' });
  t.east.stops().because('stopped').passesTheTurnTo('east').leaves({ supply: '6-6', east: 1 });
  expect([t.spectator.remaining, t.spectator.complete]).toEqual([8, { west: false, east: false }]);
});

test('the example of the Hungarian rulebook, with the sides changed', () => {
  const t = table(`
    river:-/A pony:A/- palace:A/A tower:-/X garden:-/A
    vase:-/A bush:-/A miracle:-/A troop:A/-`);
  t.east.clues('history', 3, { meant: ['river', 'vase', 'miracle'] }).isGuessedBy('west');
  t.west.touches('river').shows('agent').laysAnAgent().keepsTheTurn();
  t.west
    .touches('pony')
    .shows('bystander')
    .laysAMarker('west')
    .because('missed')
    .passesTheTurnTo('west')
    .leaves({ supply: '8-8' });

  t.west.clues('general', 2, { meant: ['palace', 'troop'] }).isGuessedBy('east');
  t.east.touches('palace').shows('agent').laysAnAgent().keepsTheTurn();
  expect([t.east.sees('palace').face, t.west.sees('palace').key]).toEqual(['agent', undefined]);
  t.east.touches('pony').shows('agent').laysAnAgent().keepsTheTurn().leaves({ supply: '8-8' });
  expect(t.spectator.cards[1]).toMatchObject({ found: 'east', markers: [{ side: 'west', tokens: 1 }] });
  t.east.stops().because('stopped').passesTheTurnTo('east').leaves({ supply: '7-7', east: 1 });

  t.east.clues('green', 2, { meant: ['garden', 'bush'] }).isGuessedBy('west');
  t.west.touches('garden').laysAnAgent().keepsTheTurn();
  t.west.touches('vase').laysAnAgent().keepsTheTurn();
  t.west.marks('tower').keepsTheTurn();
  t.west.unmarks('tower').keepsTheTurn();
  t.west.touches('bush').laysAnAgent().keepsTheTurn();
  t.west.touches('miracle').laysAnAgent().keepsTheTurn();
  t.west.stops().because('stopped').passesTheTurnTo('west').leaves({ supply: '6-6', west: 1 });
  expect([t.spectator.remaining, t.spectator.complete]).toEqual([8, { west: false, east: false }]);
});
