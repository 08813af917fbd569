import { afterEach, beforeAll, expect, test } from 'vitest';
import { Acts } from '../support/acts';
import { openApi } from '../support/client-api';
import { signIn } from '../support/console-steps';
import { says } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

const ALLOWED_ACTS = 1;

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

test('the first thing that waits is one act from sign-in, and each number leads to exactly those', async () => {
  const { page, close } = await cast.enter();
  await signIn(page, cast.url, ADMIN);
  await page.waitForURL(`${cast.url}/home`);
  await settled(page);
  const needs = page.getByRole('region', { name: 'Needs you', exact: true });
  await needs.waitFor();
  const regions = await page.locator('main').getByRole('region').all();
  expect(await regions[0]?.getAttribute('aria-labelledby')).toBe(await needs.getAttribute('aria-labelledby'));

  const acts = new Acts();
  const [count, first] = [needs.getByRole('link', { name: / to decide$/ }), needs.getByRole('listitem').first()];
  const supplier = first.getByRole('link').last();
  const name = await supplier.innerText();
  await acts.do(() => supplier.click());
  await page.getByRole('heading', { level: 1, name }).waitFor();
  console.log(`from sign-in to the first thing that waits: ${acts.count} act`);
  expect(acts.count).toBeLessThanOrEqual(ALLOWED_ACTS);

  await page.goBack();
  await settled(page);
  const number = Number(/^[\d,]+/.exec(await count.innerText())?.[0].replace(',', ''));
  await count.click();
  await page.waitForURL(({ pathname }) => pathname === '/suppliers');
  await says(page, `1-${Math.min(number, 25)} of ${number}`);
  await close();
});

test('the mail about it is chosen on its page, and changed or ended in the settings', async () => {
  const api = await openApi(cast.url, ADMIN);
  const { page, close } = await cast.enter({ as: ADMIN, at: '/needs-you' });
  const choice = page.getByRole('combobox', { name: 'Needs you by mail' });
  const choose = async (from: string, to: string) => {
    await expect.poll(() => choice.innerText()).toBe(from);
    await choice.click();
    await page.getByRole('option', { name: to }).click();
    await says(page, 'Saved');
    await expect.poll(() => choice.innerText()).toBe(to);
  };
  await choose('Off', 'Every working day');
  expect(await api.call('GET', '/api/needs-you/mail')).toEqual({ rhythm: 'daily' });
  await page.goto(`${cast.url}/settings/notifications`);
  await settled(page);
  await choose('Every working day', 'Off');
  expect(await api.call('GET', '/api/needs-you/mail')).toEqual({ rhythm: 'off' });
  await close();
});
