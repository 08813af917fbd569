import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideHit } from '../../compliance/decide-hit';
import { requestScreening } from '../../compliance/request-screening';
import { newId } from '../../kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { unList } from '../../test/watchlist-samples';
import { runScreening } from '../run-screening';
import { importWatchlist } from './import-watchlist';

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

async function newList(code: string): Promise<string> {
  const list = { id: newId(), code, title: code, format: 'un_xml', topic: 'sanction', staleAfterHours: 24 };
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
  await runScreening(operator(), null, { screeningId: id, companyId: admin.companyId ?? '' }, run);
  return app.db.read.screening.findUniqueOrThrow({ where: { id }, include: { hits: true, decisions: true } });
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
