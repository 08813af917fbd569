import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, DEMO_PASSWORD, openApi } from '../support/client-api';
import { joinColleague } from '../support/colleagues';
import { press, says } from '../support/opened';
import { ADMIN, type Cast, STAFF, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const settings = () => api.call<{ four_eyes: boolean }>('GET', '/api/screening-settings');

test('finds four eyes in the settings by the menus, switches it on, and off with the administration', async () => {
  // A new colleague is nobody's second person, and the demo has no other admin, so that administration confirms.
  const colleague = await joinColleague(cast.url, 'company_admin');
  const staff = await openApi(cast.url, STAFF);
  for (const shared of [api, staff]) await shared.call('POST', '/auth/step-up', { password: DEMO_PASSWORD });
  const withdrawOpen = async (answer: string) => {
    for (const { id } of await api.call<{ id: string }[]>('GET', '/api/rule-proposals')) {
      await api.call('POST', `/api/rule-proposals/${id}/decision`, { answer }).catch(() => undefined);
    }
  };
  await withdrawOpen('withdraw');
  await withdrawOpen('reject');
  await api.call('PUT', '/api/screening-settings', { four_eyes: true });
  const { page } = await cast.enter({ as: ADMIN, at: '/home' });
  await settled(page);
  await press(page, /^Account of /);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Company', exact: true }).click();
  const four = page.getByRole('switch', { name: /^Two people decide/ });
  await four.click();
  await says(page, 'Proposed. The rule stays until a second person confirms.');
  await page.getByRole('button', { name: 'Withdraw the proposal' }).waitFor();
  expect(await page.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0);
  expect((await settings()).four_eyes).toBe(true);

  await says(page, 'The rule stays until the administration of the provider confirms.');

  const { page: newcomer } = await cast.enter({ as: colleague.email, at: '/home' });
  await settled(newcomer);
  await press(newcomer, /^Account of /);
  await newcomer.getByRole('menuitem', { name: 'Settings' }).click();
  await newcomer.getByRole('tab', { name: 'Company', exact: true }).click();
  await says(newcomer, 'Proposed: one person alone decides about hits.');
  expect(await newcomer.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0);

  const [company] = await staff.call<{ id: string }[]>('GET', '/api/desk/companies?filter={"q":"Demo Andina"}');
  const { page: other } = await cast.enter({ as: STAFF, at: `/admin/companies/${company?.id}` });
  await says(other, 'Proposed: one person alone decides about hits.');
  await press(other, 'Confirm');
  await says(other, 'Confirmed. All admins are told.');
  await expect.poll(async () => (await settings()).four_eyes).toBe(false);
  expect(await api.call('GET', '/api/rule-proposals')).toEqual([]);
  await page.reload();
  await four.click();
  await says(page, 'Saved');
  await expect.poll(async () => (await settings()).four_eyes).toBe(true);
  // Left as the demo has it: one person decides.
  await api.call('PUT', '/api/screening-settings', { four_eyes: false });
  for (const { id } of await api.call<{ id: string }[]>('GET', '/api/rule-proposals')) {
    await staff.call('POST', `/api/desk/rule-proposals/${id}/decision`, { answer: 'confirm' });
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
