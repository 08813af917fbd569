import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SamplePerson, unList } from '@homologa/screening/test/un-list';
import { newId } from '../kernel/ids';
import { importWatchlist } from '../screenings/lists/import-watchlist';
import type { TestApp } from './test-database';

export { samplePeople, unList } from '@homologa/screening/test/un-list';

interface ListOptions {
  code?: string;
  urls?: string[];
}

export async function buildWatchlist(
  app: TestApp,
  snapshots: readonly (readonly string[])[],
  { code = `list-${newId().slice(-8)}`, urls = ['http://127.0.0.1:9/list.xml'] }: ListOptions = {},
): Promise<string> {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const id = newId();
  const list = { id, code, title: `List ${code}`, format: 'un_xml', topic: 'sanction', urls };
  await app.db.system((tx) => tx.watchlist.create({ data: { ...list, staleAfterHours: 24, createdAt: ctx.now() } }));
  for (const names of snapshots) await importNames(app, id, names);
  return id;
}

export const importNames = (app: TestApp, watchlistId: string, names: readonly string[]): Promise<void> =>
  importPeople(
    app,
    watchlistId,
    names.map((first, at) => ({ id: `NWi.${at + 1}`, first })),
  );

export async function importPeople(app: TestApp, watchlistId: string, people: readonly SamplePerson[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'homologa-lists-'));
  try {
    const path = join(folder, newId());
    await writeFile(path, unList(people));
    const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };
    const input = { watchlistId, files: [{ path, name: 'list.xml' }], acceptsSmaller: true, isAsked: true };
    await importWatchlist(app.contextFor({ kind: 'system', name: 'test' }), input, run);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
