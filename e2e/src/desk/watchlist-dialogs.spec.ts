import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { expectFit } from '../support/dialog-fit';
import { absent, dialogOf, press, says } from '../support/opened';
import { type Cast, STAFF, startCast } from '../support/people';
import { settled } from '../support/settled';

const run = Date.now().toString(36);
const DAY = 86_400_000;

interface Listed {
  id: string;
  title: string;
  current: { number: number };
  problem: { code: string } | null;
}

/** Builds an edition of the demo's first watchlist, with fictional persons only. */
const editionOf = (names: readonly string[], at: Date): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<CONSOLIDATED_LIST dateGenerated="${at.toISOString()}"><INDIVIDUALS>${names
    .map(
      (name, index) => `<INDIVIDUAL><DATAID>${run}-${index}</DATAID><FIRST_NAME>${name}</FIRST_NAME>
      <UN_LIST_TYPE>DEMO</UN_LIST_TYPE><REFERENCE_NUMBER>DMd.${run}-${index}</REFERENCE_NUMBER>
      <LISTED_ON>2024-05-06</LISTED_ON></INDIVIDUAL>`,
    )
    .join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`);

const NAMES = ['UNO', 'DOS', 'TRES', 'CUATRO', 'CINCO', 'SEIS', 'SIETE', 'OCHO'].map(
  (name) => `${name} IMAGINARIO ${run.toUpperCase()}`,
);
const LONG = `NOMBREIMAGINARIOSINESPACIOS${'DELARGO'.repeat(12)}`;

let cast: Cast;
let staff: ClientApi;
let before: Listed;
beforeAll(async () => {
  cast = await startCast();
  staff = await openApi(cast.url, STAFF);
  before = await read();
});
afterEach(async () => {
  await staff.call('POST', `/api/desk/watchlists/${before.id}/rollback`, { number: before.current.number });
  await cast.leave();
});

async function read(): Promise<Listed> {
  const [list] = await staff.call<Listed[]>('GET', '/api/desk/watchlists');
  if (!list) throw new Error('the demo has no list');
  return list;
}

const UPLOADED = 'uploaded';

/** Uploads an edition. Waits for the end of the import before it, which shows its snapshot shortly before it ends. */
async function upload(buffer: Buffer): Promise<void> {
  const address = `/api/desk/watchlists/${before.id}/files`;
  const send = () => staff.upload('POST', address, { name: 'list.xml', buffer }, {}).then(() => UPLOADED, String);
  await expect.poll(send, { timeout: 60_000, interval: 500 }).toBe(UPLOADED);
}

async function publish(names: readonly string[], at = new Date()): Promise<number> {
  const { current } = await read();
  await upload(editionOf(names, at));
  const number = async () => (await read()).current.number;
  await expect.poll(number, { timeout: 60_000 }).toBeGreaterThan(current.number);
  return number();
}

const cardOf = (page: Page): Locator => page.getByRole('region', { name: before.title, exact: true });

test('the differences of two snapshots are read, and an earlier one is used again, on a phone in Spanish', async () => {
  await publish(NAMES);
  const newest = await publish([LONG, ...NAMES.slice(1)]);
  const earlier = newest - 1;
  const { page } = await cast.enter({ as: STAFF, at: '/desk/watchlists', isPhone: true, locale: 'es-MX' });
  await settled(page);
  const card = cardOf(page);
  await press(card, 'Versiones');
  await press(card, `Diferencias entre las versiones ${earlier} y ${newest}`);
  const differences = await dialogOf(page, `Diferencias entre las versiones ${earlier} y ${newest}`);
  await differences.getByText(LONG, { exact: false }).first().waitFor();
  await expectFit(page, differences);
  await press(differences, 'Cerrar');
  await absent(differences);

  await press(card, `Usar la versión ${earlier}`);
  const use = await dialogOf(page, `¿Usar la versión ${earlier} de ${before.title}?`);
  await expectFit(page, use);
  await press(use, 'Usar esta');
  await says(page, `Los controles leen la versión ${earlier}`);
  await absent(use);
  await expect.poll(async () => (await read()).current.number).toBe(earlier);
  await card.getByRole('button', { name: `Usar la versión ${newest}` }).waitFor();
});

test('an older edition is imported after its consequences were read, on a phone in Portuguese', async () => {
  const number = await publish(NAMES);
  const old = editionOf(NAMES.slice(0, -1), new Date(Date.now() - 2_000 * DAY));
  await upload(old);
  await expect.poll(async () => (await read()).problem?.code, { timeout: 60_000 }).toBe('watchlist_older');
  const look = { isPhone: true, isDark: true, locale: 'pt-BR' };
  const { page } = await cast.enter({ as: STAFF, at: '/desk/watchlists', ...look });
  await settled(page);
  await press(cardOf(page), 'Importar uma edição anterior');
  const dialog = await dialogOf(page, `Importar uma edição anterior de ${before.title}?`);
  await expectFit(page, dialog);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(dialog, 'Escolher o arquivo')]);
  await chooser.setFiles({ name: 'old.xml', mimeType: 'text/xml', buffer: old });
  await absent(dialog);
  await expect.poll(async () => (await read()).current.number, { timeout: 60_000 }).toBeGreaterThan(number);
});
