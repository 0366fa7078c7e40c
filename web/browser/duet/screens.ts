/** Every screen of Duet: its lobby and rules, and all phases for each side, a spectator and the TV. */
import { button, card, clues, now, unfold } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import { afterMate, Pair } from './pair.ts';

export async function* duetScreens(way: Way): AsyncGenerator<Screen> {
  yield* before(way);
  yield* turns(way);
  yield* mission(way);
}

async function* before({ house, t, as }: Way): AsyncGenerator<Screen> {
  const page = await house.guest('/rules/duet', as);
  await page.getByRole('heading', { name: t.duetHelp.rules.title }).waitFor();
  yield { name: 'rules of Duet', page, still: true };
  await page.goto('/');
  await page.getByRole('textbox', { name: t.home.open.name }).fill('Ada');
  await page.getByRole('radio', { name: t.games.duet.name }).check();
  await button(page, t.home.open.button).click();
  await unfold(page);
  await page.getByRole('radio', { name: t.lobby.setup.orders.flexible }).waitFor();
  yield { name: 'lobby of Duet, host', page };
  await house.clear();
}

/** The agents play; one more browser per side watches. */
async function* turns({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('a game of Duet');
  const pair = await Pair.open(house, { language: cards });
  const arriving = await house.guest(pair.path, as);
  const [west, east] = [await pair.mate('west', 'Cleo', as), await pair.mate('east', 'Dag', as)];
  const [watcher, tv] = [await pair.watcher('Eve', as), await pair.tv(as)];
  const field = west.getByRole('textbox', { name: t.play.clue.word });
  const sides = { west: { name: t.common.team.west }, east: { name: t.common.team.east } };
  for (const page of [arriving, west, east, watcher, tv]) await now(page).waitFor();
  yield { name: 'Duet, coming to a running game', page: arriving };
  yield { name: 'Duet, first clue, TV', page: tv, tv: true };
  yield { name: 'Duet, first clue, spectator', page: watcher };
  // With a note and a doubtful word: the fullest form.
  for (const place of pair.open('west', 'agent').slice(0, 2)) await card(west, place).click();
  yield { name: 'Duet, first clue, noting', page: west };
  await field.fill('two words');
  await button(west, t.play.clue.give).click();
  await button(west, t.play.clue.anyway).waitFor();
  yield { name: 'Duet, first clue, in doubt', page: west };
  await button(west, t.play.asking.ask).click();
  await button(east, t.play.asking.no).waitFor();
  yield { name: 'Duet, first clue, asked about it', page: east };
  await button(east, t.play.asking.no).click();
  await west.getByText(t.play.asking.refused).waitFor();
  yield { name: 'Duet, first clue, not allowed', page: west };
  await field.fill(clues[7]);

  // D6: East is faster.
  await pair.clue('east', 2);
  await button(west, t.play.judge.object).waitFor();
  yield { name: 'Duet, guess, with a clue kept', page: west };
  yield { name: 'Duet, guess, giver', page: east };
  await button(east, t.play.ownUp.button).click();
  yield { name: 'Duet, guess, owning up', page: east };
  await east.keyboard.press('Escape');
  yield { name: 'Duet, guess, TV', page: tv, tv: true };
  yield { name: 'Duet, guess, spectator', page: watcher };
  await button(west, t.play.judge.object).click();
  yield { name: 'Duet, guess, objecting', page: west };
  await west.keyboard.press('Escape');
  await pair.play('west', { kind: 'object' });
  await pair.touch('west', pair.open('east', 'agent')[0] as number);
  await now(west).getByText(afterMate(t)).waitFor();
  await card(west, pair.open('east', 'bystander')[0] as number).click();
  yield { name: 'Duet, guess, after an agent', page: west };
  await button(west, t.play.log.open).click();
  yield { name: 'Duet, all clues', page: west };
  await west.keyboard.press('Escape');
  await button(west, t.play.tools.help).click();
  yield { name: 'Duet, help', page: west };
  await west.keyboard.press('Escape');
  await pair.touch('west', pair.open('east', 'bystander')[0] as number);
  await now(east).getByText(t.duet.now.clue.wait(sides.west)).waitFor();
  yield { name: 'Duet, clue, giver', page: west };
  yield { name: 'Duet, clue, waiting', page: east };

  // D18
  await pair.turn('west', 9);
  await now(east).getByText(t.duet.now.clue.partnerDone(sides.west)).waitFor();
  await now(west).getByText(t.duet.now.clue.meDone(sides.east)).waitFor();
  yield { name: 'Duet, clue, partner’s face complete', page: east };
  yield { name: 'Duet, clue, own face complete', page: west };
  await pair.spend();
  for (const page of [east, watcher]) await page.getByText(t.duet.score.sudden).first().waitFor();
  await now(west).getByText(t.duet.now.sudden.me).waitFor();
  yield { name: 'Duet, sudden death, guesser', page: west };
  yield { name: 'Duet, sudden death, waiting', page: east };
  yield { name: 'Duet, sudden death, spectator', page: watcher };
  yield { name: 'Duet, sudden death, TV', page: tv, tv: true };
  await pair.touch('west', pair.open('east', 'bystander')[0] as number);
  for (const page of [west, watcher]) await page.getByRole('heading', { name: t.duetResult.title.time }).waitFor();
  yield { name: 'Duet, result, lost', page: west };
  yield { name: 'Duet, result, spectator', page: watcher };
  yield { name: 'Duet, result, TV', page: tv, tv: true };
  await button(west, t.duetResult.tell.open).first().click();
  yield { name: 'Duet, result, telling', page: west };
  await watcher.getByRole('link', { name: t.replay.again }).click();
  await button(watcher, t.replay.onTurn).click();
  await now(watcher).getByText(clues[0]).waitFor();
  yield { name: 'Duet, replay, everything', page: watcher };
  await watcher.getByRole('combobox', { name: t.replay.as }).selectOption({ index: 1 });
  yield { name: 'Duet, replay, a partner', page: watcher };
  await house.clear();
}

async function* mission({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('missions');
  // Two tokens on one card, both arrows on another; then the game is won.
  const pair = await Pair.open(house, { language: cards, city: 'prague' });
  const tv = await pair.tv(as);
  await pair.turn('west', 2, 'miss');
  await pair.turn('east', 2, 'miss');
  const west = await pair.mate('west', 'Cleo', as);
  await now(west).waitFor();
  yield { name: 'mission, clue', page: west };
  await pair.win();
  // The server records it at its next check.
  await house.skip(1);
  await west.getByRole('heading', { name: t.duetResult.title.mission }).waitFor();
  await west.getByText(t.duetResult.mission.written).first().waitFor();
  yield { name: 'mission, result, won', page: west };
  yield { name: 'mission, result, TV', page: tv, tv: true };
  await house.clear();

  const hard = await Pair.open(house, {
    language: cards,
    play: { kind: 'mission', city: 'budapest', tokens: 12, mistakes: 0 },
  });
  const both = hard.open('west', 'bystander').find((place) => hard.open('east', 'bystander').includes(place)) as number;
  await hard.clue('west', 1);
  await hard.touch('east', both);
  await hard.clue('east', 0);
  await hard.touch('west', both);
  await hard.turn('west', 1, 'miss');
  const east = await hard.mate('east', 'Dag', as);
  await now(east).waitFor();
  yield { name: 'mission, two tokens on a card', page: east };
  await house.clear();
}
