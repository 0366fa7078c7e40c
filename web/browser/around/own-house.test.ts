/** A house of one's own: under a path, with its own name, colour and picture, and other names for the games. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from '../codenames/controls.ts';
import { openHouse, until } from '../kit/house.ts';
import { decoded } from '../kit/qr.ts';
import { t } from '../kit/texts.ts';

const house = openHouse({
  settings: {
    SAFEHOUSE_PUBLIC_URL: 'https://example.org/games/',
    SAFEHOUSE_NAME: 'The Den',
    SAFEHOUSE_ABOUT: 'Game nights of the library.',
    SAFEHOUSE_ACCENT: '#7a1f5c,#e9a3d0',
    SAFEHOUSE_LOGO: fileURLToPath(new URL('../../public/icon.svg', import.meta.url)),
    SAFEHOUSE_GAME_NAMES: 'codenames=Word Spies,duet=Two Keys,spyfall=Where',
  },
});

/** Notes the paths of everything a page asks for, sockets included. */
function note(page: Page, paths: string[]): void {
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => paths.push(new URL(socket.url()).pathname));
}

test('under a path, a table is opened, joined, shown on a TV and left, its code can be hidden, and nothing is asked for beside that path', async () => {
  const paths: string[] = [];
  const prepare = async (page: Page) => {
    note(page, paths);
    await page.clock.install();
  };
  const host = await house.guest('/games/', { prepare, viewport: { width: 1366, height: 900 } });
  await host.getByRole('textbox', { name: t.home.open.name }).fill('Ada');
  await button(host, t.home.open.button).click();
  await host.waitForURL('**/games/t/*');
  const path = new URL(host.url()).pathname.replace('/games', '');
  const link = `https://example.org/games${path}`;
  await host.getByText(link.replace('https://', '')).waitFor();
  expect(await decoded(host, 1)).toBe(link);
  await host.getByText(t.lobby.invite.tv({ address: 'example.org/games/tv', code: await codeOn(host) })).waitFor();

  // Over the table, as everywhere else.
  await host.getByRole('link', { name: t.table.menu.rules }).click();
  await host.getByRole('heading', { name: t.help.rules.title.replace('Codenames', 'Word Spies') }).waitFor();
  await host.goBack();
  expect(new URL(host.url()).pathname).toBe(`/games${path}`);
  // For a stream: covered on every screen, and shown for ten seconds where someone asks.
  const code = await codeOn(host);
  await button(host, t.streaming.hide).click();
  await button(host, t.streaming.show).waitFor();
  expect(await host.locator('body').innerText()).not.toContain(code);
  expect(await host.title()).not.toContain(code);
  expect(await decoded(host, 1)).toBeUndefined();
  const screen = await house.guest(`/games${path}/tv`, { viewport: { width: 1280, height: 720 } });
  await button(screen, t.streaming.show).waitFor();
  expect(await screen.locator('body').innerText()).not.toContain(code);
  await button(host, t.streaming.show).click();
  await host.getByText(code).first().waitFor();
  await host.clock.runFor(10_000);
  await button(host, t.streaming.show).waitFor();
  await button(host, t.streaming.unhide).click();
  await host.getByText(code).first().waitFor();
  await screen.getByText(code).first().waitFor();
  const sent = host.waitForEvent('websocket');
  await host.reload();
  expect(new URL((await sent).url()).pathname).toBe('/games/ws');

  await host.getByRole('link', { name: t.table.menu.home.replace('Safehouse', 'The Den') }).click();
  await host.waitForURL('**/games/');
  await host.getByRole('link', { name: t.home.privacy }).first().click();
  await host.waitForURL('**/games/privacy');
  await host.goto('/games/tv');
  await host.getByRole('textbox').fill(code);
  await host.keyboard.press('Enter');
  await host.waitForURL(`**/games${path}/tv`);
  await host.getByText(code).first().waitFor();

  expect(paths).toContain('/games/ws');
  expect(paths.filter((asked) => !asked.startsWith('/games/'))).toEqual([]);
});

test('under a path, the manifest and the service worker are for that path, and lessons need no network', async () => {
  const device = await house.device({ serviceWorkers: 'allow' });
  await device.clock.install();
  const page = await device.newPage();
  await page.goto('/games/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel=manifest]') as HTMLLinkElement;
    const { start_url, scope, icons } = await (await fetch(href)).json();
    const pathOf = (address: string) => new URL(address, href).pathname;
    return { start: pathOf(start_url), scope: pathOf(scope), icon: pathOf(icons[0].src) };
  });
  expect(manifest).toEqual({ start: '/games/', scope: '/games/', icon: '/games/logo.svg' });
  await device.clock.runFor(10_000);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/games/');
  await until(() =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return files.flat().some(({ url }) => url.includes('/games/assets/learn-'));
    }),
  );
  await device.setOffline(true);
  await page.goto('/games/learn/codenames');
  await page.getByText(t.lessonCodenames.say.intro).waitFor();
});

test('the front page, a table and the title name the house and its games as the operator does, in its colour', async () => {
  const page = await house.guest('/games/', { colorScheme: 'light' });
  await page.getByRole('heading', { level: 1, name: 'The Den' }).waitFor();
  await page.getByText('Game nights of the library.').waitFor();
  for (const name of ['Word Spies', 'Two Keys', 'Where'])
    await page.getByRole('radio', { name, exact: true }).waitFor();
  expect(await page.title()).toContain('The Den');
  const shown = await page
    .locator('header img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  expect(shown).toEqual([true, true]);
  const colourOf = () => button(page, t.home.open.button).evaluate((of) => getComputedStyle(of).backgroundColor);
  await until(async () => (await colourOf()) === 'rgb(122, 31, 92)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await until(async () => (await colourOf()) === 'rgb(233, 163, 208)');
  expect(await page.locator('body').innerText()).not.toMatch(/Safehouse|Codenames|Duet|Spyfall/);

  const device = await house.device({ locale: 'fi', isUsed: true });
  const finnish = device.pages()[0] ?? (await device.newPage());
  await finnish.goto('/games/rules/codenames');
  await finnish.getByRole('heading', { level: 1, name: 'Word Spies: säännöt' }).waitFor();
  await finnish.goto('/games/credits');
  await finnish.getByText(/Codenames, Codenames Duet ja Spyfall/).waitFor();
});

async function codeOn(page: Page): Promise<string> {
  const text = await page.getByText(t.lobby.invite.code, { exact: true }).locator('..').innerText();
  return text.replace(t.lobby.invite.code, '').trim();
}
