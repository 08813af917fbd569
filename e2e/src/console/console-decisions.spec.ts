import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Acts } from '../support/acts';
import { type ClientApi, openApi } from '../support/client-api';
import { dialogOf, press, says } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

const COUNT = 27;
const ALLOWED_ACTS = 60;
const run = Date.now().toString(36);
const nameOf = (n: number): string => `Decidida ${String(n).padStart(2, '0')} ${run}`;

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

async function launched(): Promise<string> {
  const workflow = await api.launch({
    title: `Decisiones ${run}`,
    report_type: 'questionnaire',
    questionnaire: [{ type: 'input', title: '¿Qué produce?' }],
  });
  const lines = Array.from(
    { length: COUNT },
    (_, place) => `${nameOf(place + 1)}; Ana Fábula; d${place}.${run}@proveedor.test; Chile; ; ; ; `,
  );
  await api.addSuppliers(workflow, lines);
  return workflow;
}

const openList = async (page: Page, workflow: string, filter: object = {}) => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: 'invite.company_name',
    order: 'ASC',
    page: '1',
    perPage: '25',
  });
  await page.goto(`${cast.url}/workflows/${workflow}/suppliers?${query}`);
  await settled(page);
};

test('27 suppliers are decided one by one, each for a reason of its own, over the end of the list’s page', async () => {
  const workflow = await launched();
  const { page, close } = await cast.enter({ as: ADMIN });
  // The opened list contains only suppliers without a decision, so a supplier disappears once it is decided.
  await openList(page, workflow, { decision: ['none'] });
  const acts = new Acts();
  await acts.do(() => page.getByRole('link', { name: nameOf(1) }).click());
  await says(page, `1 of ${COUNT}`);
  await acts.do(() => page.getByRole('button', { name: 'Decide', exact: true }).first().click());
  for (let n = 1; n <= COUNT; n += 1) {
    const dialog = await dialogOf(page, `Decide on ${nameOf(n)}`);
    await dialog.getByRole('radio').first().and(page.locator(':focus')).waitFor();
    await acts.do(() => page.keyboard.press(String((n % 3) + 1)));
    const reason = dialog.getByRole('textbox', { name: /^Reason/ });
    await reason.and(page.locator(':focus')).waitFor();
    if (n < COUNT) await dialog.getByRole('button', { name: /and next$/ }).waitFor();
    await acts.do(async () => {
      await page.keyboard.type(`Motivo ${n}`);
      await page.keyboard.press(n < COUNT ? 'Control+Shift+Enter' : 'Control+Enter');
    });
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await says(page, `Motivo ${COUNT}`);
  console.log(`${COUNT} decisions took ${acts.count} acts`);
  expect(acts.count).toBeLessThanOrEqual(ALLOWED_ACTS);
  const { body } = await listed(workflow);
  expect(new Set(body.map(({ decision }) => decision?.reason))).toEqual(
    new Set(Array.from({ length: COUNT }, (_, place) => `Motivo ${place + 1}`)),
  );
  await close();
});

interface Listed {
  decision: { reason: string } | null;
}

const listed = async (workflow: string) => ({
  body: await api.call<Listed[]>('GET', `/api/workflows/${workflow}/suppliers?range=[0,49]`),
});

test('all that are selected get one decision for one reason', async () => {
  const workflow = await launched();
  const { page, close } = await cast.enter({ as: ADMIN });
  await openList(page, workflow);
  await page.getByRole('checkbox').first().check();
  await press(page, 'Decide');
  const dialog = await dialogOf(page, 'Decide on 25 suppliers');
  await says(dialog, 'The decision is recorded for 25 of 25 selected suppliers. They are not notified.');
  await page.keyboard.press('1');
  await page.keyboard.type('Conocidos desde 2019');
  await page.keyboard.press('Control+Enter');
  await says(page, '25 decisions saved.');
  const { body } = await listed(workflow);
  const reasons = body.flatMap(({ decision }) => (decision ? [decision.reason] : []));
  expect(reasons).toEqual(Array.from({ length: 25 }, () => 'Conocidos desde 2019'));
  await close();
});
