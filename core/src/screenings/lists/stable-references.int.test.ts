import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListFormat } from '@homologa/domain/screenings/watchlists';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideHit } from '../../compliance/decide-hit';
import { requestScreening } from '../../compliance/request-screening';
import { insertRows } from '../../kernel/database/insert-rows';
import { newId } from '../../kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { readSample } from '../../test/list-input';
import { createTestApp, type TestApp } from '../../test/test-database';
import { unList } from '../../test/watchlist-samples';
import { runScreening } from '../run-screening';
import { hashEntry } from './entry-hash';
import { entryRow } from './entry-rows';
import { LIST_READERS } from './formats';
import { importWatchlist } from './import-watchlist';

const MIGRATION = new URL(
  '../../../../prisma/migrations/20261124210200_stable_entry_references/migration.sql',
  import.meta.url,
);
const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };

let app: TestApp;
let admin: BuiltPerson;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  folder = await mkdtemp(join(tmpdir(), 'homologa-lists-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.destroy();
});

const operator = () => app.contextFor({ kind: 'system', name: 'test' });
const asAdmin = () => app.contextFor(admin.actor);

async function newList(code: string, format: ListFormat = 'un_xml'): Promise<string> {
  const list = { id: newId(), code, title: code, format, topic: 'sanction', staleAfterHours: 24 };
  await app.db.system((tx) => tx.watchlist.create({ data: { ...list, createdAt: operator().now() } }));
  return list.id;
}

async function importText(watchlistId: string, text: string) {
  const path = join(folder, newId());
  await writeFile(path, text);
  const files = [{ path, name: 'list.xml' }];
  return importWatchlist(operator(), { watchlistId, files, acceptsSmaller: false, isAsked: true }, run);
}

async function newSupplier(companyName: string) {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { reportType: 'bir' });
  const supplier = await buildSupplier(app, workflow, { status: 'completed', companyName });
  return { workflowId: workflow.id, supplierId: supplier.id };
}

async function screen(place: { workflowId: string; supplierId: string }, shareholders: string[]) {
  const { id } = await requestScreening(asAdmin(), { ...place, shareholders });
  await runScreening(operator(), { screeningId: id, companyId: admin.companyId ?? '' }, run);
  return app.db.read.screening.findUniqueOrThrow({ where: { id }, include: { hits: true, decisions: true } });
}

async function asOwner(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: app.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('BEGIN');
    for (const statement of statements) await client.query(statement);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

const ANA = { id: 'NWi.002', first: 'ANA', second: 'FICTICIA ROSALES', record: '6909003' };

test('whom the publisher gives another number stays the same, and cleared', async () => {
  const listId = await newList('un-renumbered');
  await importText(listId, unList([ANA], '2026-11-01'));
  const place = await newSupplier('Bodega Aurora del Puerto');
  const first = await screen(place, ['Ana Ficticia Rosales']);
  expect(first.status).toBe('match');
  const hits = [{ entryKey: first.hits[0]?.entryKey ?? '' }];
  await decideHit(asAdmin(), { ...place, hits, decision: 'false_positive', reason: 'Otra persona' });
  const renumbered = unList([{ ...ANA, record: '6909378' }], '2026-11-02');
  expect(await importText(listId, renumbered)).toMatchObject({ number: 2, added: 0, removed: 0 });
  expect((await screen(place, ['Ana Ficticia Rosales'])).status).toBe('no_match');
});

test('what was decided under the numbers from before holds under the references', async () => {
  const listId = await newList('un-before');
  await importText(listId, unList([{ ...ANA, id: 'NWi.007', first: 'EVA', second: 'SUPUESTA LARRAIN' }]));
  const place = await newSupplier('Talleres Del Sur Sur');
  const { id, hits } = await screen(place, ['Eva Supuesta Larraín']);
  const entryKey = hits[0]?.entryKey ?? '';
  expect(entryKey).toMatch(/^un-before:NWi\.007@/);
  await decideHit(asAdmin(), { ...place, hits: [{ entryKey }], decision: 'false_positive', reason: 'Otra' });
  await app.db.system((tx) =>
    tx.screening.update({
      where: { id },
      data: {
        watched: [
          { party: 'Eva', list: 'un-before', source_id: 'NWi.007', entry_key: entryKey, is_new: true },
          { party: 'Eva', list: 'un-before', source_id: 'NWi.007' },
        ],
      },
    }),
  );
  const stored = () =>
    app.db.read.screening.findUniqueOrThrow({ where: { id }, include: { hits: true, decisions: true } });
  const before = await stored();

  // Programmes also contain the reference and keep it.
  const old = (column: string) => `regexp_replace(replace(${column}, 'un-before:NWi.007', 'un-before:6909003'),
    '"(entry_id|source_id)": "NWi.007"', '"\\1": "6909003"', 'g')`;
  await asOwner(
    `UPDATE "WatchlistEntry" SET "sourceId" = '6909003' WHERE "sourceId" = 'NWi.007'`,
    `UPDATE "ScreeningDecision" SET "entryKey" = ${old('"entryKey"')}`,
    `UPDATE "ScreeningHit" SET "entryKey" = ${old('"entryKey"')}, "entry" = ${old('"entry"')}`,
    `UPDATE "Screening" SET "data" = ${old('"data"::text')}::jsonb, "watched" = ${old('"watched"::text')}::jsonb`,
  );
  expect((await stored()).hits[0]?.entryKey).toMatch(/^un-before:6909003@/);
  const migration = readFileSync(MIGRATION, 'utf8');
  await asOwner(migration);
  expect(await stored()).toEqual(before);
  await asOwner(migration);
  expect(await stored()).toEqual(before);
  expect((await screen(place, ['Eva Supuesta Larraín'])).status).toBe('no_match');
});

const CEPIM = JSON.stringify({
  data: [
    {
      cadastro: 'CEPIM',
      skSancao: null,
      skFatCepim: 140916051,
      cpfCnpj: '06.888.897/0001-18',
      nomeSancionado: 'INSTITUTO QUIMERA',
      categoriaSancao: 'ATRASO NA  PRESTAÇÃO DE CONTAS',
      orgao: 'Ministério',
      dataPublicacao: '30/10/2023',
    },
  ],
});
const SAT =
  'No,RFC,Nombre del Contribuyente,Situación del contribuyente\n7,XXXXXXXXXXXX,"SIN NÚMERO, S.A.",Definitivo\n';
const CSL = `_id,source,entity_number,type,programs,name,alt_names,start_date
"${'0f'.repeat(20)}","Entity List (EL) - Bureau",,,,"Quimera, Ltd.","",12/23/2020\n`;

test.each([
  ['br_cgu_json', CEPIM, 'CEPIM-140916051'],
  ['mx_69b_csv', SAT, 'XXXXXXXXXXXX 7'],
  ['us_csl_csv', CSL, `EL-${'0f'.repeat(20)}`],
] as const)('%s: stored entries get the reference that the next file gives them', async (format, text, before) => {
  const watchlistId = await newList(`old-${format.replaceAll('_', '-')}`, format);
  const [entry] = await readSample(LIST_READERS[format], { files: { 'l.json': text } });
  if (!entry) throw new Error('no entry');
  const versions = [`${before}~2`, before];
  const rowOf = (sourceId: string) => entryRow(entry, { watchlistId, sourceId, firstNumber: 1 }, hashEntry(entry));
  await app.db.system((tx) => insertRows(tx, 'WatchlistEntry', versions.map(rowOf)));
  await asOwner(readFileSync(MIGRATION, 'utf8'));
  const rows = await app.db.read.watchlistEntry.findMany({ where: { watchlistId }, orderBy: { sourceId: 'asc' } });
  expect(rows.map(({ sourceId }) => sourceId)).toEqual([entry.sourceId, `${entry.sourceId}~2`]);
});
