import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from '@homologa/screening/test/collect';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { createTestApp, type TestApp } from '../../test/test-database';
import { samplePeople, unList } from '../../test/watchlist-samples';
import { importWatchlist } from './import-watchlist';
import { rollbackWatchlist } from './rollback-watchlist';
import { type EntryDifference, streamDifference } from './snapshot-difference.queries';
import { currentSnapshots, streamEntries } from './watchlist.queries';

const folder = mkdtempSync(join(tmpdir(), 'homologa-lists-'));
const neverAborted = new AbortController().signal;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.db.system((tx) => tx.watchlist.deleteMany()));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.destroy();
});

const ctx = () => app.contextFor({ kind: 'system', name: 'test' });

const newList = (more: { format?: string } = {}) =>
  app.db.system((tx) =>
    tx.watchlist.create({
      data: {
        id: newId(),
        code: 'un-sc',
        title: 'A list',
        format: 'un_xml',
        topic: 'sanction',
        staleAfterHours: 24,
        createdAt: app.contextFor({ kind: 'system', name: 'test' }).now(),
        ...more,
      },
    }),
  );

interface Options {
  acceptsSmaller?: boolean;
  acceptsOlder?: boolean;
  name?: string;
  modifiedOn?: string;
  isAsked?: boolean;
  signal?: AbortSignal;
}

function importText(watchlistId: string, text: string | Buffer, options: Options = {}) {
  const { acceptsSmaller = false, acceptsOlder = false, isAsked = false, signal = neverAborted } = options;
  const { name = 'list.xml', modifiedOn } = options;
  const path = join(folder, `${newId()}.xml`);
  writeFileSync(path, text);
  const run = { signal, progress: () => Promise.resolve() };
  const files = [{ path, name, modifiedOn }];
  return importWatchlist(ctx(), { watchlistId, files, acceptsSmaller, acceptsOlder, isAsked }, run);
}

async function currentNames(): Promise<string[]> {
  const [snapshot] = await currentSnapshots(ctx());
  if (!snapshot) return [];
  const entries = await collect(streamEntries(ctx(), snapshot));
  return entries.map(({ entry }) => entry.names[0]?.value ?? '').sort();
}

const changes = async (watchlistId: string, from: number, to: number) =>
  (await collect(streamDifference(ctx(), { watchlistId, from, to }))).map(
    ({ change, after, before, isIdentityChanged }: EntryDifference) => [
      change,
      (after ?? before)?.entry.sourceId,
      isIdentityChanged,
    ],
  );

const ANA = { id: '1', first: 'Ana', second: 'Ficticia', born: '1970-01-02', passport: 'X100200' };
const LUIS = { id: '2', first: 'Luis', second: 'Imaginado', born: '1980' };
const EVA = { id: '3', first: 'Eva', second: 'Supuesta' };

test('a snapshot holds what the file holds, and says what it is made of', async () => {
  const { id } = await newList();
  const report = await importText(id, unList([ANA, LUIS], '2026-11-01'));
  expect(report).toMatchObject({ isNew: true, number: 1, entries: 3, added: 3, changed: 0, removed: 0 });
  expect(await currentNames()).toEqual(['Ana Ficticia', 'Luis Imaginado', 'QUIMERA TRADING HOUSE']);
  const [snapshot] = await currentSnapshots(ctx());
  expect(snapshot).toMatchObject({ code: 'un-sc', number: 1, entries: 3, isStale: false });
  expect(snapshot?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(snapshot?.publishedOn?.toISOString().slice(0, 10)).toBe('2026-11-01');
});

test('the next one writes only what differs, and tells additions, changes and removals apart', async () => {
  const { id } = await newList();
  await importText(id, unList([ANA, LUIS, ...samplePeople(20)]));
  const later = unList([{ ...ANA, born: '1971-01-02' }, { ...EVA }, ...samplePeople(20)]);
  expect(await importText(id, later)).toMatchObject({ number: 2, added: 1, changed: 1, removed: 1 });
  expect(await app.db.read.watchlistEntry.count({ where: { watchlistId: id } })).toBe(23 + 2);
  expect(await changes(id, 1, 2)).toEqual([
    ['changed', '1', true],
    ['removed', '2', true],
    ['added', '3', true],
  ]);
  expect(await changes(id, 2, 1)).toEqual([
    ['changed', '1', true],
    ['added', '2', true],
    ['removed', '3', true],
  ]);
});

test('a new remark, or another order of the names, is no new identity', async () => {
  const { id } = await newList();
  const aliases = [
    { name: 'Anna F.', quality: 'Low' },
    { name: 'Ana de Ficticia', quality: 'Good' },
  ];
  await importText(id, unList([{ ...ANA, aliases }], '2026-11-01'));
  await importText(id, unList([{ ...ANA, aliases: [...aliases].reverse() }], '2026-11-02'));
  expect(await changes(id, 1, 2)).toEqual([]);
  await importText(id, unList([{ ...ANA, aliases, comments: 'Seen in Lima.' }], '2026-11-03'));
  expect(await changes(id, 2, 3)).toEqual([['changed', '1', false]]);
});

test('the same file is one snapshot, however often it is imported', async () => {
  const { id } = await newList();
  await importText(id, unList([ANA, LUIS]));
  const checkedBefore = (await app.db.read.watchlist.findUniqueOrThrow({ where: { id } })).checkedAt;
  app.setNow(new Date(Date.UTC(2026, 11, 24)));
  expect(await importText(id, unList([ANA, LUIS]))).toMatchObject({ isNew: false, number: 1 });
  const list = await app.db.read.watchlist.findUniqueOrThrow({ where: { id } });
  expect(list.checkedAt?.getTime()).toBeGreaterThan(checkedBefore?.getTime() ?? Number.POSITIVE_INFINITY);
  expect(await app.db.read.watchlistSnapshot.count({ where: { watchlistId: id } })).toBe(1);
});

const WHOLE = unList(samplePeople(30));
const deep = `<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL>${'<A>'.repeat(100_000)}`;
const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>&b;</FIRST_NAME></INDIVIDUAL></INDIVIDUALS>
</CONSOLIDATED_LIST>`;

test.each([
  ['truncated', WHOLE.slice(0, -400), 'watchlist_malformed'],
  ['empty', '', 'watchlist_malformed'],
  ['without entries', '<CONSOLIDATED_LIST></CONSOLIDATED_LIST>', 'watchlist_empty'],
  ['another list', '<sdnList></sdnList>', 'watchlist_malformed'],
  ['a page of the web', '<html><body>Sorry</body></html>', 'watchlist_malformed'],
  ['mis-encoded', Buffer.from(WHOLE.replace('Fulano', 'Fuláno'), 'latin1'), 'watchlist_encoding'],
  ['in UTF-16', Buffer.from(WHOLE, 'utf16le'), 'watchlist_encoding'],
  ['expanding entities', bomb, 'watchlist_limits'],
  ['nested without end', deep, 'watchlist_limits'],
  ['one line without end', `<CONSOLIDATED_LIST><A>${'x'.repeat(5_000_000)}`, 'watchlist_limits'],
  ['one attribute without end', `<CONSOLIDATED_LIST><A b="${'x'.repeat(5_000_000)}`, 'watchlist_limits'],
  ['much smaller', unList(samplePeople(20)), 'watchlist_too_small'],
])('a file that is %s changes nothing', async (_what, text, code) => {
  const { id } = await newList();
  await importText(id, WHOLE);
  const before = await currentNames();
  await expect(importText(id, text)).rejects.toMatchObject({ code });
  expect(await currentNames()).toEqual(before);
  expect(await app.db.read.watchlistSnapshot.count({ where: { watchlistId: id } })).toBe(1);
  expect(await importText(id, unList(samplePeople(31)))).toMatchObject({ number: 2, added: 1, changed: 0, removed: 0 });
  expect(await currentNames()).toHaveLength(32);
});

test('a much smaller file is taken where somebody says that the list shrank', async () => {
  const { id } = await newList();
  await importText(id, WHOLE);
  expect(await importText(id, unList(samplePeople(5)), { acceptsSmaller: true })).toMatchObject({ removed: 25 });
});

test('a rollback is seen at once, and only a new file or somebody who asks leads on from it', async () => {
  const { id } = await newList();
  await importText(id, unList([ANA]));
  await importText(id, unList([ANA, LUIS]));
  await rollbackWatchlist(ctx(), { watchlistId: id });
  expect(await currentNames()).toEqual(['Ana Ficticia', 'QUIMERA TRADING HOUSE']);
  await expect(rollbackWatchlist(ctx(), { watchlistId: id })).rejects.toMatchObject({ code: 'watchlist_no_earlier' });
  expect(await importText(id, unList([ANA, LUIS]))).toMatchObject({ isNew: false });
  expect(await currentNames()).toEqual(['Ana Ficticia', 'QUIMERA TRADING HOUSE']);
  expect(await importText(id, unList([ANA, LUIS, EVA]))).toMatchObject({ number: 3, added: 2, changed: 0, removed: 0 });
  await rollbackWatchlist(ctx(), { watchlistId: id, number: 1 });
  await importText(id, unList([ANA, LUIS, EVA]), { isAsked: true });
  expect(await currentNames()).toHaveLength(4);
});

test('an import that is ended half way, and one that was thought dead, leave nothing', async () => {
  const { id } = await newList();
  await importText(id, unList(samplePeople(10)));
  const abort = new AbortController();
  abort.abort(new Error('ended'));
  await expect(importText(id, unList(samplePeople(600)), { signal: abort.signal })).rejects.toThrow();
  const both = await Promise.allSettled([
    importText(id, unList(samplePeople(1200))),
    importText(id, unList(samplePeople(1200))),
  ]);
  // One of the imports may be rejected, but the stored result must be complete.
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await currentNames()).toHaveLength(1201);
  expect(await app.db.read.watchlistImportKey.count()).toBe(0);
});

test('screenings that read while the list is switched see one snapshot whole', async () => {
  const { id } = await newList();
  await importText(id, unList(samplePeople(2500)));
  const [snapshot] = await currentSnapshots(ctx());
  const reading = streamEntries(ctx(), snapshot ?? { watchlistId: id, number: 0 });
  const first = await reading.next();
  await importText(id, unList(samplePeople(2400).map((person) => ({ ...person, born: '1971-01-02' }))));
  const rest = await collect(reading);
  const births = [first.value, ...rest].flatMap((one) => one?.entry.birthDates ?? []);
  expect(births).toHaveLength(2500);
  expect(new Set(births)).toEqual(new Set(['1970-01-02']));
});

test('references that are used twice are two entries', async () => {
  const { id } = await newList();
  await importText(id, unList([ANA, { ...LUIS, id: '1' }]));
  expect(await currentNames()).toEqual(['Ana Ficticia', 'Luis Imaginado', 'QUIMERA TRADING HOUSE']);
  await importText(id, unList([ANA, { ...LUIS, id: '1' }, EVA]));
  expect(await changes(id, 1, 2)).toEqual([['added', '3', true]]);
});

const publishedOn = async () => (await currentSnapshots(ctx()))[0]?.publishedOn?.toISOString().slice(0, 10);

test('an older edition replaces a newer one only where somebody says so', async () => {
  const { id } = await newList();
  const older = unList([ANA], '2026-02-27');
  await importText(id, unList([ANA, LUIS], '2026-11-01'));
  for (const isAsked of [false, true])
    await expect(importText(id, older, { isAsked, acceptsSmaller: true })).rejects.toMatchObject({
      code: 'watchlist_older',
      message: 'The file is dated 2026-02-27, the edition in use 2026-11-01. Nothing was changed.',
    });
  expect(await currentNames()).toContain('Luis Imaginado');
  const accepts = { acceptsSmaller: true, acceptsOlder: true, isAsked: true };
  expect(await importText(id, older, accepts)).toMatchObject({ number: 2, removed: 1 });
  const noted = await app.db.read.auditEntry.findMany({ where: { action: 'watchlist.import', objectId: id } });
  expect(noted.map(({ facts }) => facts)).toContainEqual(
    expect.objectContaining({ number: 2, publishedOn: '2026-02-27' }),
  );
  await rollbackWatchlist(ctx(), { watchlistId: id, number: 1 });
  await expect(importText(id, older, { isAsked: true })).rejects.toMatchObject({ code: 'watchlist_older' });
  expect(await importText(id, older, { isAsked: true, acceptsOlder: true })).toMatchObject({ isNew: false, number: 2 });
  expect(await publishedOn()).toBe('2026-02-27');
});

const inUse = async () => (await currentSnapshots(ctx()))[0];

const changedOn = (days: readonly string[]) =>
  days
    .map((day, at) =>
      JSON.stringify({
        RECORD_ID: `${at}`,
        RECORD_TYPE: 'PERSON',
        NAMES: [{ NAME_FULL: `Eva Nadie ${at}` }],
        LAST_CHANGE: `${day}T08:00:00`,
      }),
    )
    .join('\n');

test('an edition without a day of its own has that of its newest record, which may have been withdrawn', async () => {
  const people = changedOn;
  const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04', '2026-05-23'];
  const { id } = await newList({ format: 'senzing_json' });
  expect(await importText(id, people(days))).toMatchObject({ publishedOn: '2026-05-23', isDayInferred: true });
  expect(await inUse()).toMatchObject({ number: 1, isDayInferred: true });
  expect(await importText(id, people(days.slice(0, 4)))).toMatchObject({ number: 2, removed: 1 });
  expect(await publishedOn()).toBe('2026-05-04');
  const noted = await app.db.read.auditEntry.findMany({ where: { action: 'watchlist.import', objectId: id } });
  expect(noted.map(({ facts }) => facts)).toContainEqual(expect.objectContaining({ number: 2, isDayInferred: true }));
  expect(await importText(id, people(days), { name: 'people-20260530.json' })).toMatchObject({ isDayInferred: false });
  expect(await inUse()).toMatchObject({ number: 3, isDayInferred: false });
  expect(await publishedOn()).toBe('2026-05-30');
  await expect(importText(id, people(days.slice(1)), { name: 'people-20260529.json' })).rejects.toMatchObject({
    code: 'watchlist_older',
  });
  expect(await importText(id, people(days.slice(1)))).toMatchObject({ number: 4 });
});

test('an inferred day proves an edition older too: beyond a month, or against a day that is stated', async () => {
  const { id } = await newList({ format: 'senzing_json' });
  const [ofThisYear, before] = [changedOn(['2026-05-22', '2026-05-23']), changedOn(['2021-06-01', '2021-06-02'])];
  await importText(id, ofThisYear);
  const older = { code: 'watchlist_older' };
  for (const options of [{}, { modifiedOn: '2026-11-20' }, { name: 'people-20210603.json' }])
    await expect(importText(id, before, options)).rejects.toMatchObject(older);
  // The edition in use has a record newer than the stated day of this file, so this file is the older edition.
  await expect(importText(id, `${before}\n`, { name: 'people-20260522.json' })).rejects.toMatchObject(older);
  await expect(importText(id, changedOn(['2026-04-21', '2026-04-22']))).rejects.toMatchObject(older);
  expect(await publishedOn()).toBe('2026-05-23');
  expect(await importText(id, changedOn(['2026-04-22', '2026-04-23']))).toMatchObject({ publishedOn: '2026-04-23' });
  const accepted = await importText(id, before, { modifiedOn: '2026-11-20', acceptsOlder: true });
  expect(accepted).toMatchObject({ publishedOn: '2021-06-02', isDayInferred: true });
});

test('a file that does not say its day has that of its name, else of its publisher’s server', async () => {
  const { id } = await newList({ format: 'pep_csv' });
  const people = (count: number) =>
    `id,name,country,position\n${Array.from({ length: count }, (_, at) => `${at},"NADIE, Eva ${at}",pe,Senadora`).join('\n')}\n`;
  await importText(id, people(5), { name: '20260430_PEP.csv', modifiedOn: '2026-05-02' });
  expect(await publishedOn()).toBe('2026-04-30');
  await importText(id, people(6), { name: 'pep.csv', modifiedOn: '2026-05-31' });
  expect(await publishedOn()).toBe('2026-05-31');
  await expect(importText(id, people(7), { name: 'pep_2026-03-31.csv' })).rejects.toMatchObject({
    code: 'watchlist_older',
  });
  await importText(id, people(8), { name: 'pep-20991231.csv' });
  expect(await publishedOn()).toBeUndefined();
});
