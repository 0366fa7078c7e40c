/** A server that asks for a password before it opens a campaign or a table. */
import { expect, test } from 'vitest';
import { button } from '../codenames/controls.ts';
import { openHouse } from '../kit/house.ts';
import { t } from '../kit/texts.ts';

const house = openHouse();

test('the page asks for the password, says when it is wrong, and opens the map with the right one', async () => {
  const page = await house.guest('/');
  const sent: (string | undefined)[] = [];
  await page.route('**/api/campaigns', async (route) => {
    const typed = route.request().headers()['safehouse-password'];
    sent.push(typed);
    if (typed === encodeURIComponent('nyílj ki')) return route.continue();
    await route.fulfill({ status: 401, json: { error: 'password-needed' } });
  });
  await page.getByRole('textbox', { name: t.home.campaigns.name }).fill('Night shift');
  await button(page, t.home.campaigns.button).click();
  const dialog = page.getByRole('dialog', { name: t.password.title });
  const field = dialog.getByLabel(t.password.label);
  await field.fill('abracadabra');
  await field.press('Enter');
  await dialog.getByText(t.password.again).waitFor();
  await field.fill('nyílj ki');
  await button(dialog, t.password.go).click();
  await page.waitForURL(/\/c\//);
  expect(sent).toEqual([undefined, 'abracadabra', encodeURIComponent('nyílj ki')]);
});
