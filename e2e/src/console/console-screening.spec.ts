import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { dialogOf, fileFrom, press, says } from '../support/opened';
import { runOperator } from '../support/operator';
import { ADMIN, type Cast, STAFF, startCast } from '../support/people';
import { settled } from '../support/settled';

const run = Date.now().toString(36);
const PERSON = 'VALERIO SUPUESTO LINARES';

/** Builds a new edition of the demo's watchlist with these fictional persons. */
const listOf = (names: readonly string[]): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<CONSOLIDATED_LIST dateGenerated="${new Date().toISOString()}"><INDIVIDUALS>${names
    .map(
      (name, at) => `<INDIVIDUAL><DATAID>${run}-${at}</DATAID><FIRST_NAME>${name}</FIRST_NAME>
      <UN_LIST_TYPE>DEMO</UN_LIST_TYPE><REFERENCE_NUMBER>DMi.${run}-${at}</REFERENCE_NUMBER>
      <LISTED_ON>2024-05-06</LISTED_ON></INDIVIDUAL>`,
    )
    .join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`);
const FILLERS = ['UNO INVENTADO', 'DOS INVENTADO', 'TRES INVENTADO', 'CUATRO INVENTADO', 'CINCO INVENTADO'].map(
  (name) => `${name} ${run.toUpperCase()}`,
);

interface Listed {
  id: string;
  current: { number: number } | null;
}
interface Screened {
  id: string;
  status: string;
}

let cast: Cast;
let api: ClientApi;
let staff: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
  staff = await openApi(cast.url, STAFF);
});
afterEach(() => cast.leave());

async function publish(names: readonly string[]): Promise<void> {
  const read = async () => {
    const [list] = await staff.call<Listed[]>('GET', '/api/desk/watchlists');
    if (!list) throw new Error('the demo has no list');
    return list;
  };
  const { id, current } = await read();
  await staff.upload('POST', `/api/desk/watchlists/${id}/files`, { name: 'list.xml', buffer: listOf(names) }, {});
  await expect.poll(async () => (await read()).current?.number, { timeout: 60_000 }).not.toBe(current?.number);
}

const panel = (page: Page): Locator => page.getByRole('region', { name: 'CFR', exact: true });

async function screen(page: Page, result: string): Promise<void> {
  await press(panel(page), 'Screen company');
  const dialog = await dialogOf(page, 'Screen company');
  const shareholder = dialog.getByRole('textbox', { name: 'Shareholder 1' });
  if ((await shareholder.count()) === 0) await press(dialog, 'Add shareholder');
  await shareholder.fill('Valerio Supuesto Linares');
  await press(dialog, 'Screen company');
  await dialog.waitFor({ state: 'detached' });
  await panel(page).getByText(result, { exact: true }).first().waitFor({ timeout: 90_000 });
}

test('a hit is explained, cleared by keyboard, stays cleared, and is open again when its entry changes', async () => {
  await publish([PERSON, ...FILLERS]);
  const workflow = await api.launch({ title: `Controles ${run}`, report_type: 'bir' });
  const [supplier = ''] = await api.addSuppliers(workflow, [
    `Control ${run} S.A.; Luisa Gómez; control.${run}@proveedor.test; Colombia; ; ; ; `,
  ]);
  const path = `/workflows/${workflow}/suppliers/${supplier}`;
  await api.call('PUT', `/api${path}`, { status: 'completed' });
  const { page, close } = await cast.enter({ as: ADMIN, at: path });
  await settled(page);
  await screen(page, 'Match');
  await says(panel(page), '1 hit');

  await press(panel(page), `Details of ${PERSON}`);
  const hit = await dialogOf(page, PERSON);
  await says(hit, 'Side by side');
  await says(hit, 'Why it was found');
  await says(hit, /is the same as ‘VALERIO’/);
  await says(hit, 'At no other supplier.');
  await press(hit, 'Close');
  await hit.waitFor({ state: 'detached' });

  await says(panel(page).getByRole('list', { name: 'Keys of the review' }), 'False positive');
  await page.keyboard.press('j');
  await page.keyboard.press('f');
  const decide = await dialogOf(page, `Decide on ${PERSON}`);
  await expect.poll(() => decide.getByRole('radio', { name: 'False positive' }).isChecked()).toBe(true);
  await press(decide, 'Another date of birth');
  await press(decide, 'Decide');
  await decide.waitFor({ state: 'detached' });
  await says(panel(page), /^No hits to review, 1 cleared as false positive/);
  await says(panel(page), 'No match');

  await screen(page, 'Past checks');
  await says(panel(page), /^No hits to review, 1 cleared as false positive/);

  await publish([`${PERSON} DE LUNA`, ...FILLERS]);
  await screen(page, 'Match');
  await says(panel(page), `1 hit`);
  await press(panel(page), `Details of ${PERSON} DE LUNA`);
  const changed = await dialogOf(page, `${PERSON} DE LUNA`);
  await says(changed, 'Nobody has decided on this hit yet.');
  await press(changed, 'Close');
  await changed.waitFor({ state: 'detached' });

  const report = await fileFrom(page, () => panel(page).getByRole('button', { name: 'Download PDF' }).first().click());
  expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { id } = await api.call<Screened>('GET', `/api${path}/screening`);
  const shown = await panel(page)
    .getByText(/^Hash: /)
    .innerText();
  const replayed = await runOperator('screenings', 'replay', id);
  if (replayed !== null) expect(replayed).toContain(`the same answer: ${shown.replace('Hash: ', '')}`);
  await close();
}, 300_000);

test('a monitored supplier shows what a new list brings: on its page, in the list and on the dashboard', async () => {
  const person = `OLEGARIO IMAGINADO ${run.toUpperCase()}`;
  const workflow = await api.launch({ title: `Monitoreo ${run}`, report_type: 'bir' });
  const [supplier = ''] = await api.addSuppliers(workflow, [
    `Vigilado ${run} S.A.; Luisa Gómez; vigilado.${run}@proveedor.test; Colombia; ; ; ; `,
  ]);
  const path = `/workflows/${workflow}/suppliers/${supplier}`;
  await api.call('PUT', `/api${path}`, { status: 'completed' });
  await api.call('PATCH', `/api${path}/screen`, { shareholders: [person] });
  const newest = () => api.call<Screened & { new_entry_keys: string[] }>('GET', `/api${path}/screening`);
  await expect.poll(async () => (await newest()).status, { timeout: 60_000 }).toBe('no_match');

  const { page, close } = await cast.enter({ as: ADMIN, at: path });
  await settled(page);
  await page.getByRole('switch', { name: /^Monitor: / }).click();
  await says(page, 'Monitoring is on.');
  await publish([PERSON, person, ...FILLERS]);
  await expect.poll(async () => (await newest()).new_entry_keys.length, { timeout: 90_000 }).toBe(1);

  await page.goto(`${cast.url}/workflows/${workflow}/suppliers?filter=${encodeURIComponent('{"new_hits":["yes"]}')}`);
  await settled(page);
  await says(page, /New hits/);
  await page
    .getByRole('link', { name: `Vigilado ${run} S.A.` })
    .first()
    .click();
  await says(panel(page), 'New');
  await page.goto(`${cast.url}/home`);
  await settled(page);
  const card = page.getByRole('region', { name: 'Monitoring', exact: true });
  await says(card, /supplier(s)? with new hits/);
  await card.getByRole('link', { name: 'Review' }).click();
  await page.waitForURL(/new_hits/);
  await close();
}, 300_000);

test('selected suppliers are screened after a count, and their hits stand in the queue', async () => {
  const person = `OCTAVIA SUPUESTA ${run.toUpperCase()}`;
  const workflow = await api.launch({ title: `Lote a controlar ${run}`, report_type: 'bir' });
  const names = [1, 2, 3].map((n) => `Selección ${n} ${run} S.A.`);
  const suppliers = await api.addSuppliers(
    workflow,
    names.map((name, n) => `${name}; Luisa Gómez; lote.${n}.${run}@proveedor.test; Colombia; ; ; ; `),
  );
  const pathOf = (id: string | undefined) => `/api/workflows/${workflow}/suppliers/${id}`;
  for (const id of suppliers.slice(0, 2)) await api.call('PUT', pathOf(id), { status: 'completed' });
  // Screens the first supplier before its owner is on a list. The later screening of the same supplier must search the
  // owner again and find the new entry.
  const path = pathOf(suppliers[0]);
  await api.call('PATCH', `${path}/screen`, { shareholders: [person] });
  const statusOf = async () => (await api.call<Screened>('GET', `${path}/screening`)).status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('no_match');
  await publish([PERSON, person, ...FILLERS]);

  const { page, close } = await cast.enter({ as: ADMIN, at: `/workflows/${workflow}/suppliers` });
  await settled(page);
  await page.getByRole('checkbox', { name: 'Select all suppliers on this page' }).check();
  await press(page.getByRole('region', { name: 'Selected suppliers' }), 'Screen');
  const dialog = await dialogOf(page, 'Screen companies');
  await says(dialog, '2 of 3 selected suppliers will be screened.');
  await says(dialog, /^Each uses 1 CFR, as far as the quota reaches/);
  await press(dialog, 'Screen 2');
  await says(page, /^2 screenings requested\. 1 skipped/);
  await dialog.waitFor({ state: 'detached' });

  const filter = encodeURIComponent(JSON.stringify({ supplier_id: suppliers }));
  const hits = () => api.call<{ party: string }[]>('GET', `/api/hits?filter=${filter}`);
  await expect.poll(async () => (await hits()).map(({ party }) => party), { timeout: 90_000 }).toEqual([person]);
  await page.goto(`${cast.url}/hits?filter=${filter}`);
  await page.getByRole('row', { name: new RegExp(person) }).waitFor();
  await close();
}, 300_000);

test('three hits of different suppliers are decided in a row by keyboard, from the queue', async () => {
  const workflow = await api.launch({ title: `Cola ${run}`, report_type: 'bir' });
  const suppliers = await api.addSuppliers(
    workflow,
    [1, 2, 3].map((n) => `Cola ${n} ${run} S.A.; Luisa Gómez; cola.${n}.${run}@proveedor.test; Colombia; ; ; ; `),
  );
  await publish([PERSON, ...FILLERS]);
  for (const supplier of suppliers) {
    const path = `/api/workflows/${workflow}/suppliers/${supplier}`;
    await api.call('PUT', path, { status: 'completed' });
    await api.call('PATCH', `${path}/screen`, { shareholders: ['Valerio Supuesto Linares'] });
  }
  const queue = async () => {
    const filter = JSON.stringify({ supplier_id: suppliers });
    return (await api.call<{ id: string }[]>('GET', `/api/hits?filter=${encodeURIComponent(filter)}`)).length;
  };
  await expect.poll(queue, { timeout: 90_000 }).toBe(3);
  const filter = encodeURIComponent(JSON.stringify({ supplier_id: suppliers }));
  const { page } = await cast.enter({ as: ADMIN, at: `/hits?filter=${filter}` });
  await settled(page);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  const decided: string[] = [];
  for (const left of [2, 1, 0]) {
    const hit = await dialogOf(page, PERSON);
    const supplier = hit.getByRole('link', { name: /^Cola/ }).first();
    decided.push(await supplier.innerText());
    await page.keyboard.press('f');
    await dialogOf(page, `Decide on ${PERSON}`);
    await page.keyboard.type('Otra persona');
    await page.keyboard.press('Control+Enter');
    await expect.poll(queue).toBe(left);
    if (left > 0) await supplier.filter({ hasNotText: decided.at(-1) ?? '' }).waitFor();
  }
  await says(page, 'No hits here');
  expect(new Set(decided).size).toBe(3);
});
