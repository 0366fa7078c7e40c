/** Rare screens of Duet: chat, a hidden key, other endings. */
import { button, card, now } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import { Pair } from './pair.ts';

export async function* rareDuetScreens({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('other games of Duet');
  const pair = await Pair.open(house, { language: cards, play: { kind: 'standard', tokens: 11 } });
  const west = await pair.mate('west', 'Cleo', as);
  await now(west).waitFor();
  await button(west, t.play.key.hide).click();
  await card(west, pair.open('west', 'agent')[0] as number).click();
  await button(west, t.play.clue.give).click();
  yield { name: 'Duet, first clue, key hidden', page: west };
  await button(west, t.play.key.show).click();
  await pair.at('west').act({ kind: 'say', text: 'Talk less.' });
  await button(west, t.play.tools.unread({ n: 1 })).click();
  yield { name: 'Duet, talk', page: west };
  await west.keyboard.press('Escape');
  await pair.clue('east', 0);
  await now(west).getByText(t.duet.now.guess.zero).waitFor();
  yield { name: 'Duet, guess, zero', page: west };
  await pair.touch('west', pair.open('east', 'agent')[0] as number);
  await pair.play('west', { kind: 'stop' });
  await pair.win();
  const host = await pair.browser('west', as);
  await host.getByRole('heading', { name: t.duetResult.title.easier }).waitFor();
  yield { name: 'Duet, result, won, host', page: host };
  await house.clear();

  const lost = await Pair.open(house, { language: cards });
  const [watcher, tv] = [await lost.watcher('Eve', as), await lost.tv(as)];
  await lost.spend();
  await now(watcher).getByText(t.duet.now.watch.sudden).waitFor();
  const east = await lost.mate('east', 'Dag', as);
  await now(east)
    .getByText(t.duet.now.sudden.both({ name: t.common.team.west }))
    .or(now(east).getByText(t.duet.now.sudden.both({ name: 'Ada' })))
    .waitFor();
  yield { name: 'Duet, sudden death, both', page: east };
  await lost.touch('west', lost.open('east', 'assassin')[0] as number);
  await watcher.getByRole('heading', { name: t.duetResult.title.assassin }).waitFor();
  yield { name: 'Duet, result, assassin, spectator', page: watcher };
  yield { name: 'Duet, result, assassin, TV', page: tv, tv: true };
  await house.clear();

  const off = await Pair.open(house, { language: cards });
  const caller = await off.browser('west', as);
  await button(caller, t.play.callOffButton).click();
  yield { name: 'Duet, calling off', page: caller };
  await button(caller, t.play.callOff.yes).click();
  await caller.getByRole('heading', { name: t.play.result.abandoned }).waitFor();
  yield { name: 'Duet, called off', page: caller };
  await house.clear();
}
