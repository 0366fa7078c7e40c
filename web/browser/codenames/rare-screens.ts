/** Rare screens of Codenames: chat, help, clocks, other forms and endings. */
import { Agent } from '../kit/agent.ts';
import { actButton, button, card, clues, now } from './controls.ts';
import type { Screen, Way } from './screens.ts';
import { Table } from './table.ts';

export async function* rareScreens(way: Way): AsyncGenerator<Screen> {
  yield* talk(way);
  yield* three(way);
  yield* wonTogether(way);
  yield* coached(way);
}

/** UX 34: Romanian has three plural forms, for 1, 2 and 20. */
async function* talk({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('a game with talk');
  const table = await Table.open(house, { language: cards, clock: { kind: 'hourglass', seconds: 600 } });
  const { us } = table.sides;
  const mate = await Agent.joining(house.url, table.id, 'Eve', { team: us, role: 'operative' });
  const page = await table.browser(`${us} operative`, as);
  await now(page).waitFor();
  for (let lines = 1; lines <= 20; lines++) {
    await mate.act({ kind: 'say', text: 'Talk less.' });
    if (![1, 2, 20].includes(lines)) continue;
    await button(page, t.play.tools.unread({ n: lines })).waitFor();
    yield { name: `clue, ${lines} new in the talk`, page };
  }
  await button(page, t.play.tools.unread({ n: 20 })).click();
  yield { name: 'clue, talk', page };
  await page.keyboard.press('Escape');
  await button(page, t.codenames.clock.turn).click();
  await page.getByRole('button', { name: t.codenames.clock.hourglass }).click();
  yield { name: 'clue, hourglass', page };
  await page.keyboard.press('Escape');

  const host = await table.browser('red spymaster', as);
  await host.getByRole('button', { name: t.codenames.clock.hourglass }).click();
  await button(host, t.play.clock.pause).click();
  await button(host, t.play.clock.resume).waitFor();
  yield { name: 'clue, clock paused', page: host };
  await host.keyboard.press('Escape');
  await button(host, t.play.callOffButton).click();
  yield { name: 'clue, calling off', page: host };
  await button(host, t.play.callOff.yes).click();
  for (const each of [host, page]) await each.getByRole('heading', { name: t.play.result.abandoned }).waitFor();
  yield { name: 'called off, host', page: host };
  yield { name: 'called off, guest', page };
  await house.clear();
}

/** C31: two spymasters, and one operative for both. */
async function* three({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('a game of three');
  const seats = ['both operative', 'red spymaster', 'blue spymaster'] as const;
  const table = await Table.open(house, { language: cards, form: 'three', seats });
  const { us, them } = table.sides;
  const [ours, theirs] = [await table.browser(`${us} spymaster`, as), await table.browser(`${them} spymaster`, as)];
  await button(ours, t.play.tools.help).click();
  yield { name: 'three, clue, help', page: ours };
  await ours.keyboard.press('Escape');
  yield { name: 'three, clue, other spymaster', page: theirs };
  await ours.getByRole('textbox', { name: t.play.clue.word }).fill('two words');
  await button(ours, t.play.clue.give).click();
  await button(ours, t.play.clue.anyway).waitFor();
  yield { name: 'three, clue, in doubt', page: ours };
  await ours.getByRole('textbox', { name: t.play.clue.word }).fill(clues[0]);
  await button(ours, t.play.clue.give).click();
  const lone = await table.browser('both operative', as);
  await now(lone).getByText(t.codenames.now.operative.first).waitFor();
  yield { name: 'three, guess, operative', page: lone };
  yield { name: 'three, guess, own spymaster', page: ours };
  yield { name: 'three, guess, other spymaster', page: theirs };
  await house.clear();
}

async function* wonTogether({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('a game won together');
  const table = await Table.open(house, {
    language: cards,
    form: 'together',
    seats: ['red operative', 'red spymaster'],
  });
  const tv = await table.tv(as);
  const spymaster = table.at('red spymaster');
  await spymaster.clue(clues[0], 'unlimited');
  const agents = spymaster.open('red');
  for (const agent of agents.slice(0, -1)) await table.host.touch(agent);
  const page = await table.browser('red spymaster', as);
  await now(page).waitFor();
  yield { name: 'together, guess, spymaster', page };
  yield { name: 'together, guess, TV', page: tv, tv: true };
  await table.host.touch(agents.at(-1) as number);
  await page.getByRole('heading', { name: t.codenames.result.wonTogether }).waitFor();
  await page.getByText(t.play.result.fair).click();
  await button(page, t.play.result.check).click();
  await button(page, t.play.result.share).click();
  await page.getByText(t.play.result.fits).first().waitFor();
  yield { name: 'together, won', page };
  yield { name: 'together, won, TV', page: tv, tv: true };
  await house.clear();
}

/** The tips of the first game with a bot, and the rules over a game. */
async function* coached({ house, t, as, cards = 'en' }: Way): AsyncGenerator<Screen> {
  await house.deal('a coached game');
  const table = await Table.open(house, { language: cards });
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  const [clue] = clues;
  await spymaster.clue(clue, 2);
  // A page of its own: whether tips are due is read when it loads.
  const page = await table.browser(`${us} operative`, {
    ...as,
    remembers: { coached: 'due' },
    prepare: () => undefined,
  });
  await page.getByText(t.coach.card({ clue: clue.toUpperCase(), n: 2 })).waitFor();
  yield { name: 'coached, a card', page };
  await card(page, spymaster.open(us)[0] as number).click();
  await page.getByText(t.coach.touch).waitFor();
  yield { name: 'coached, touching it', page };
  await actButton(page).click();
  await page.getByText(t.coach.stop).waitFor();
  yield { name: 'coached, stopping', page };
  await button(page, t.coach.skip).click();
  await page.getByRole('link', { name: t.table.menu.rules }).click();
  await page.getByRole('dialog').getByRole('heading', { name: t.help.rules.title }).waitFor();
  yield { name: 'rules over a game', page };
  await page.context().close();
  await house.clear();
}
