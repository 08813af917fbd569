import { afterEach, beforeAll, expect, test } from 'vitest';
import { Acts } from '../support/acts';
import { type ClientApi, openApi } from '../support/client-api';
import { isTooWide, violationsOn } from '../support/inspect-page';
import { dialogOf, press, says } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

const ALLOWED_ACTS = 6;
const FILTER = { waiting_for: ['payment'], waiting_days: 10 };
const STUCK = `/api/suppliers?filter=${encodeURIComponent(JSON.stringify(FILTER))}&range=[0,99]`;

interface Listed {
  id: string;
  last_reminded_at: string | null;
}

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

test('who is stuck in payment for more than ten days is found and reminded within six acts', async () => {
  const before = await api.call<Listed[]>('GET', STUCK);
  expect(before.length).toBeGreaterThan(0);
  const start = new Date().toISOString();
  const { page } = await cast.enter({ as: ADMIN, at: '/suppliers' });
  await settled(page);
  const acts = new Acts();
  await acts.do(() => press(page, 'Waiting'));
  const choice = page.getByRole('dialog', { name: 'Who is waiting' });
  await acts.do(() => press(choice, '10 days'));
  await acts.do(() => press(choice, 'Payment'));
  await says(choice, before.length === 1 ? '1 supplier found' : `${before.length} suppliers found`);
  await acts.do(() => press(choice, 'Remind all matching'));
  const dialog = page.getByRole('dialog', { name: 'Send reminders' });
  const confirm = dialog.getByRole('button', { name: /^Remind \d+$/ });
  await confirm.waitFor();
  const possible = Number(/\d+/.exec(await confirm.innerText())?.[0]);
  await acts.do(() => confirm.click());
  await says(page, possible === 1 ? '1 reminder sent.' : new RegExp(`^${possible} reminders sent\\.`));
  console.log(`stuck in payment for more than ten days and reminded: ${acts.count} acts`);
  expect(acts.count).toBeLessThanOrEqual(ALLOWED_ACTS);
  const after = await api.call<Listed[]>('GET', STUCK);
  const reminded = after.filter(({ last_reminded_at: at }) => at !== null && at >= start);
  expect(reminded).toHaveLength(possible);
});

test('the choice of who is waiting is without violations, on a phone too, and its filters are chips', async () => {
  for (const isPhone of [false, true]) {
    const { page } = await cast.enter({ as: ADMIN, at: '/suppliers', isPhone });
    await settled(page);
    await press(page, 'Waiting');
    const choice = await dialogOf(page, 'Who is waiting');
    await press(choice, '30 days');
    await press(choice, 'Form');
    await choice.getByRole('button', { name: 'Form', pressed: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove the filter Phase: Form' }).waitFor();
    await page.getByRole('button', { name: 'Remind all matching' }).waitFor();
    await settled(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.getByRole('button', { name: 'Remove the filter Waiting for more than: 30 days' }).click();
    await page.getByRole('button', { name: 'Remove the filter Phase: Form' }).click();
  }
});

test('the menu over a heading of a narrow column does not cover the help beside it', async () => {
  const filter = encodeURIComponent(JSON.stringify({ ...FILTER, waiting_days: 1 }));
  const { page } = await cast.enter({ as: ADMIN, at: `/suppliers?filter=${filter}` });
  await settled(page);
  await page.getByRole('columnheader', { name: /^Risk indicator/ }).hover();
  expect(await violationsOn(page)).toEqual([]);
});
