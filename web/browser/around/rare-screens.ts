/** Rare screens: unknown pages, dialogs, a server that does not answer. */

import { button } from '../codenames/controls.ts';
import type { Screen, Way } from '../codenames/screens.ts';
import { farMap, openCampaign, tag } from '../duet/campaign-map.ts';

const HOUR = 3_600_000;

export async function* rarePages({ house, t, as }: Way): AsyncGenerator<Screen> {
  const at = Date.now();
  const visits = [0, 1, 20, 30, 500].map((hours, i) => ({
    table: `${i}`.repeat(22),
    code: 'K7QP3',
    at: at - hours * HOUR,
  }));
  const campaigns = [{ campaign: 'c'.repeat(22), name: 'Night shift', at: at - 20 * 24 * HOUR }];
  const remembers = { visits: JSON.stringify(visits), campaigns: JSON.stringify(campaigns) };
  const home = await house.guest('/', { ...as, remembers });
  await button(home, t.home.join.button).click();
  await button(home, t.home.campaigns.button).click();
  await button(home, t.home.open.button).click();
  await home.getByText(t.home.needName).first().waitFor();
  yield { name: 'home, with a past and nothing given', page: home, still: true };
  await home.getByRole('textbox', { name: t.home.join.code }).fill('AAAAA');
  await button(home, t.home.join.button).click();
  await home.getByText(t.refusals['no-such-code']).waitFor();
  await home.route('**/api/campaigns', (route) => route.abort());
  await home.getByRole('textbox', { name: t.home.campaigns.name }).fill('Night shift');
  await button(home, t.home.campaigns.button).click();
  await home.getByText(t.home.offline).waitFor();
  yield { name: 'home, no such code, no house', page: home, still: true };
  await button(home, t.home.campaigns.forget({ name: 'Night shift' })).click();
  yield { name: 'home, forgetting a campaign', page: home, still: true };
  await home.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  await home.getByText(t.home.noNetwork.note).waitFor();
  yield { name: 'home, no network', page: home, still: true };
  // By a link in the page: the server would answer with 404.
  await home.evaluate(() => {
    history.pushState({}, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await home.getByRole('heading', { name: t.common.notFoundTitle }).waitFor();
  yield { name: 'no such page', page: home, still: true };
  for (const [name, path, title] of [
    ['no such table', `/t/${'x'.repeat(22)}`, t.farewell.title],
    ['no such campaign', `/c/${'x'.repeat(22)}`, t.campaign.missing.title],
  ] as const) {
    await home.goto(path);
    await home.getByRole('heading', { name: title }).waitFor();
    yield { name, page: home, still: true };
  }
  await home.goto('/privacy');
  await button(home, t.privacy.browser.forget).click();
  yield { name: 'privacy, forgetting all', page: home, still: true };
  await home.route('**/assets/Credits*', (route) => route.abort());
  await home.goto('/credits');
  await home.getByRole('heading', { name: t.common.failedTitle }).waitFor();
  yield { name: 'a page that did not come', page: home, still: true };
  await home.context().close();
  await house.clear();
}

export async function* rareCampaignScreens({ house, t, as }: Way): AsyncGenerator<Screen> {
  const full = await farMap(house, as, 20);
  await button(full, t.campaign.results.all({ n: 20 })).waitFor();
  yield { name: 'campaign, twenty results', page: full, still: true };
  await tag(full, 'newyork').click();
  await button(full, t.campaign.more).click();
  await button(full, t.campaign.rename.button).click();
  await full.getByRole('textbox', { name: t.campaign.rename.name }).fill('');
  await full.getByRole('dialog').getByRole('button', { name: t.campaign.rename.save }).click();
  yield { name: 'campaign, renaming', page: full, still: true };
  await button(full.getByRole('dialog'), t.common.close).click();
  await button(full, t.campaign.delete.button).click();
  yield { name: 'campaign, deleting', page: full, still: true };

  const path = `/c/${await openCampaign(house)}`;
  const [one, other] = [await house.guest(path, as), await house.guest(path, as)];
  for (const page of [one, other]) {
    await page
      .getByRole('textbox', { name: t.campaign.note.label })
      .fill(page === one ? 'Talk less.' : 'Good evening.');
    await button(page, t.campaign.note.save).click();
    if (page === one) await page.getByText(t.campaign.note.saved, { exact: true }).first().waitFor();
  }
  yield { name: 'campaign, a note saved', page: one, still: true };
  await other.getByText(t.campaign.note.theirs).waitFor();
  yield { name: 'campaign, two notes', page: other, still: true };
  for (let i = 0; i < 2; i++) await button(other, t.campaign.city.play).click();
  await other.getByText(t.home.needName).first().waitFor();
  await other.route('**/api/campaigns/*', (route) => route.abort());
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await other.locator('.stale').waitFor();
  yield { name: 'campaign, out of reach', page: other, still: true };
  await other.reload();
  await other.getByRole('heading', { name: t.campaign.offline.title }).waitFor();
  yield { name: 'campaign, never reached', page: other, still: true };
  await other.context().close();
  await house.clear();
}
