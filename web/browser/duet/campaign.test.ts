/** A team's campaign in the browser: opening one, moving on the map, playing from it, notes, and losing the link. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type GuestOptions, openHouse } from '../kit/house.ts';
import { clipped, outOfReach, sideways, silent, smallTargets, violations } from '../kit/page-checks.ts';
import { codes, speak, t } from '../kit/texts.ts';
import { farMap, openCampaign, tag } from './campaign-map.ts';

const house = openHouse();
const phone = { width: 320, height: 568 };
const desktop = { width: 1366, height: 768 };

const opened = () => openCampaign(house);
const far = (options: GuestOptions = {}) => farMap(house, options);
const dossier = (page: Page, city: keyof typeof t.cities) =>
  page.getByRole('region', { name: new RegExp(`^${t.cities[city].name}`) });

describe('from the front page to a mission and back', () => {
  test('a name and one button open a campaign, its first mission is one more, and the way back is remembered', async () => {
    const page = await house.guest('/', { remembers: { name: 'Ada' } });
    await page.getByRole('textbox', { name: t.home.campaigns.name }).fill('Night shift');
    await page.getByRole('button', { name: t.home.campaigns.button }).click();
    await page.getByRole('heading', { level: 1, name: 'Night shift' }).waitFor();
    expect(await page.title()).toBe(t.common.title({ page: t.campaign.title({ name: 'Night shift' }) }));
    const map = page.url();

    await page.getByRole('button', { name: t.campaign.city.play }).click();
    await page.getByRole('heading', { name: t.lobby.mission.title({ city: t.cities.prague.name }) }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: t.campaign.city.join }).click();
    await page.getByRole('heading', { name: t.lobby.mission.title({ city: t.cities.prague.name }) }).waitFor();

    await page.goto('/');
    await page.getByRole('link', { name: 'Night shift' }).click();
    await page.waitForURL(map);
  });

  test('someone without a name is asked for one, and it is kept', async () => {
    const page = await house.guest(`/c/${await opened()}`);
    await page.getByRole('button', { name: t.campaign.city.play }).click();
    await page.getByRole('textbox', { name: t.campaign.city.name }).fill('Ada');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t.lobby.mission.title({ city: t.cities.prague.name }) }).waitFor();
    await page.getByText('Ada').first().waitFor();
  });

  test('a campaign is forgotten after a confirmation', async () => {
    const id = await opened();
    const page = await house.guest(`/c/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Night shift' }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: t.home.campaigns.forget({ name: 'Night shift' }) }).click();
    await page.getByRole('button', { name: t.home.campaigns.forgetYes }).click();
    await page.getByRole('link', { name: 'Night shift' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: t.home.campaigns.new }).waitFor();
    expect(await page.getByRole('link', { name: 'Night shift' }).count()).toBe(0);
  });
});

describe('the map', () => {
  test('at 320 px every tag is a target of 44 px or more that touches no other', async () => {
    const page = await far({ viewport: phone });
    const boxes = await page.locator('[data-city]').evaluateAll((all) =>
      all.map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { city: (each as HTMLElement).dataset.city, left, top, right, bottom };
      }),
    );
    expect(boxes).toHaveLength(22);
    for (const [i, a] of boxes.entries()) {
      expect(Math.min(a.right - a.left, a.bottom - a.top), a.city).toBeGreaterThanOrEqual(43.5);
      for (const b of boxes.slice(i + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart, `${a.city} and ${b.city}`).toBe(true);
      }
    }
  });

  test('names and results fit their tags, in every language', async () => {
    const page = await far({ viewport: phone });
    for (const language of codes) {
      await speak(page, language);
      await tag(page, 'prague').waitFor();
      const wide = await page.locator('[data-city]').evaluateAll((all) =>
        all.flatMap((each) => {
          const end = each.getBoundingClientRect().right - 2;
          const lines = [...each.querySelectorAll('.name, .standing')];
          const texts = lines.map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            return range.getBoundingClientRect().right;
          });
          return texts.length === 2 && texts.every((right) => right <= end) ? [] : [each.textContent];
        }),
      );
      expect(wide, language).toEqual([]);
    }
  });

  test('on a phone a tap on a tag brings its dossier into sight', async () => {
    const page = await far({ viewport: phone, hasTouch: true });
    await tag(page, 'moscow').tap();
    const play = dossier(page, 'moscow').getByRole('button', { name: t.campaign.city.again });
    await play.waitFor();
    await expect.poll(() => play.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect(new URL(page.url()).hash).toBe('#moscow');
  });

  test('by keyboard: one stop for Tab, arrows along the threads, Enter opens', async () => {
    const page = await far({ viewport: desktop });
    await tag(page, 'london').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-city'))).toBe('berlin');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-city'))).toBe('prague');
    await page.keyboard.press('Enter');
    await dossier(page, 'prague').waitFor();
    await expect.poll(() => page.locator('[data-city][tabindex="0"]').count()).toBe(1);
    expect(await tag(page, 'prague').getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-city'))).toBe(false);
  });

  test('the list says of every city what the map and the dossiers say', async () => {
    const page = await far();
    const list = page.getByRole('region', { name: t.campaign.list.title });
    await expect.poll(() => list.getByRole('heading', { level: 3 }).count()).toBe(22);
    const said = async (city: keyof typeof t.cities) =>
      (await list.getByRole('listitem').filter({ hasText: t.cities[city].name }).first().innerText()).replace(
        /\s+/g,
        ' ',
      );
    expect(await said('prague')).toContain('9-9');
    expect(await said('prague')).toContain(t.campaign.standings.won);
    expect(await said('prague')).toContain(t.campaign.city.record({ wins: 1, losses: 1 }));
    expect(await said('prague')).toContain(t.campaign.results.left({ n: 7 }));
    const moscow = list
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: t.cities.moscow.name }) });
    const text = (await moscow.innerText()).replace(/\s+/g, ' ');
    for (const part of [t.campaign.standings.lost, 'Talk less.', 'Prague, Helsinki, Bucharest, Delhi']) {
      expect(text).toContain(part);
    }
  });

  test('a closed city says what opens it, and cannot be played', async () => {
    const page = await far();
    await tag(page, 'newyork').click();
    const city = dossier(page, 'newyork');
    await city.getByText('Win London, Reykjavik, or Mexico City to open it.').waitFor();
    expect(await city.getByRole('button', { name: t.campaign.city.play }).count()).toBe(0);
  });
});

describe('notes', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: t.campaign.note.label });
  const save = (page: Page) => page.getByRole('button', { name: t.campaign.note.save });

  test('two people who write at once lose nothing', async () => {
    const id = await opened();
    const [one, other] = [await house.guest(`/c/${id}`), await house.guest(`/c/${id}`)];
    await field(one).fill('Left door.');
    await field(other).fill('Right door.');
    await save(one).click();
    await one.getByText(t.campaign.note.saved, { exact: true }).first().waitFor();
    await save(other).click();
    await other.getByText(t.campaign.note.theirs).waitFor();
    await other.getByText('Left door.').first().waitFor();
    expect(await field(other).inputValue()).toBe('Right door.');
    await save(other).click();
    await other.getByText(t.campaign.note.saved, { exact: true }).first().waitFor();
    await one.reload();
    await expect.poll(() => field(one).inputValue()).toBe('Right door.');
  });

  test('a note that was begun is still there after a visit to another city', async () => {
    const page = await house.guest(`/c/${await opened()}`);
    await field(page).fill('Bring an umbrella');
    await tag(page, 'berlin').click();
    await expect.poll(() => field(page).inputValue()).toBe('');
    await tag(page, 'prague').click();
    await expect.poll(() => field(page).inputValue()).toBe('Bring an umbrella');
  });
});

describe('the campaign itself', () => {
  test('a new name is shown to the next visitor', async () => {
    const id = await opened();
    const page = await house.guest(`/c/${id}`);
    await page.getByRole('button', { name: t.campaign.rename.button }).click();
    await page.getByRole('textbox', { name: t.campaign.rename.name }).fill('Day shift');
    await page.getByRole('dialog').getByRole('button', { name: t.campaign.rename.save }).click();
    await page.getByRole('heading', { level: 1, name: 'Day shift' }).waitFor();
    const other = await house.guest(`/c/${id}`);
    await other.getByRole('heading', { level: 1, name: 'Day shift' }).waitFor();
  });

  test('the link is shown with a warning', async () => {
    const id = await opened();
    const page = await house.guest(`/c/${id}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: t.campaign.link.button }).click();
    await page.getByText(t.campaign.link.warning).waitFor();
    await page.getByRole('button', { name: t.lobby.invite.copy }).click();
    await page.getByRole('button', { name: t.lobby.invite.copied }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/c/${id}$`));
  });

  test('an address without a campaign says so', async () => {
    const page = await house.guest(`/c/${'x'.repeat(22)}`);
    await page.getByRole('heading', { name: t.campaign.missing.title }).waitFor();
    await page.getByRole('link', { name: t.common.toHome, exact: true }).click();
    await page.getByRole('heading', { name: t.home.open.title }).waitFor();
  });

  test('without network the map stays, and says how old it is; a first visit can try again', async () => {
    const id = await opened();
    const page = await house.guest(`/c/${id}`);
    await tag(page, 'prague').waitFor();
    await page.context().setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByText(/^Can’t reach the server. This is the map as it was/).waitFor();
    await tag(page, 'cairo').click();
    await dossier(page, 'cairo').waitFor();
    await page.context().setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText(/^Can’t reach the server. This is/).waitFor({ state: 'detached' });

    const first = await house.device();
    await first.route('**/api/campaigns/*', (route) => route.abort());
    const other = await first.newPage();
    await other.goto(`/c/${id}`);
    await other.getByRole('heading', { name: t.campaign.offline.title }).waitFor();
    await first.unroute('**/api/campaigns/*');
    await other.getByRole('button', { name: t.common.tryAgain }).click();
    await tag(other, 'prague').waitFor();
  });
});

test('UX 27, 31, 32: the map by day and by night, small and with large text', async () => {
  const page = await far({ viewport: phone, reducedMotion: 'reduce' });
  await tag(page, 'moscow').click();
  expect(await sideways(page)).toEqual([]);
  expect(await clipped(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await silent(page)).toEqual([]);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page)).toEqual([]);
    }
  }
  // A tablet shows the whole map, from New York to Sydney, and no tag covers another.
  await page.setViewportSize({ width: 820, height: 1180 });
  const { isWhole, covered } = await page.evaluate(() => {
    const frame = document.querySelector('fieldset') as HTMLElement;
    const boxes = [...document.querySelectorAll('[data-city]')].map((each) => each.getBoundingClientRect());
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return {
      isWhole: frame.scrollWidth <= frame.clientWidth,
      covered: boxes.filter((box, i) => boxes.slice(i + 1).some((other) => isOver(box, other))).length,
    };
  });
  expect([isWhole, covered]).toEqual([true, 0]);
  expect(await clipped(page)).toEqual([]);
  // 400 % zoom of a 1280 px screen.
  await page.setViewportSize({ width: 320, height: 256 });
  expect([...(await sideways(page)), ...(await outOfReach(page))]).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect([...(await sideways(page)), ...(await clipped(page)), ...(await outOfReach(page))]).toEqual([]);
}, 120_000);
