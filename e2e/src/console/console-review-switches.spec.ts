import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { press, says } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const settings = () => api.call<{ four_eyes: boolean }>('GET', '/api/screening-settings');

test('finds four eyes in the settings by the menus and switches it on and off', async () => {
  const { four_eyes: before } = await settings();
  const { page } = await cast.enter({ as: ADMIN, at: '/home' });
  await settled(page);
  await press(page, /^Account of /);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Company', exact: true }).click();
  const four = page.getByRole('switch', { name: /^Two people decide/ });
  for (const isOn of [!before, before]) {
    await four.click();
    await expect.poll(async () => (await settings()).four_eyes).toBe(isOn);
    await says(page, 'Saved');
  }
});

test('finds the monitoring of a workflow on its page and switches it', async () => {
  const workflowId = await api.launch({ title: 'Monitored by a switch', report_type: 'bir' });
  const { page } = await cast.enter({ as: ADMIN, at: '/workflows' });
  await settled(page);
  await page.getByRole('link', { name: 'Monitored by a switch' }).first().click();
  await page.getByRole('main').getByRole('tab', { name: 'Suppliers', exact: true }).click();
  const monitored = page.getByRole('switch', { name: 'Monitor suppliers against the watchlists' });
  const path = `/api/workflows/${workflowId}/monitoring`;
  const { monitored: before } = await api.call<{ monitored: boolean }>('GET', path);
  await monitored.click();
  await expect.poll(async () => (await api.call<{ monitored: boolean }>('GET', path)).monitored).toBe(!before);
});
