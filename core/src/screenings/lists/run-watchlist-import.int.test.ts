import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PayloadOf } from '../../jobs';
import { newId } from '../../kernel/ids';
import { type BoundJob, type JobHandler, runJob } from '../../kernel/jobs/run-job';
import { removeOrphanFiles } from '../../maintenance/remove-orphan-files';
import { sendNotificationJob } from '../../notifications/notification.jobs';
import { buildStaff } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { samplePeople, unList } from '../../test/watchlist-samples';
import { findStaleLists } from './find-stale-lists';
import { refreshWatchlists } from './refresh-watchlists';
import { failWatchlistImport, runWatchlistImport } from './run-watchlist-import';
import { scheduleWatchlist } from './schedule-watchlist';
import { startWatchlistImport } from './start-watchlist-import';
import { importWatchlistJob } from './watchlist.jobs';
import { currentSnapshots, getWatchlist } from './watchlist.queries';

const HOUR_MS = 3_600_000;
const START = new Date('2026-11-21T10:00:00Z');

let app: TestApp;
let staffId: string;
let publisher: Server;
let url: string;
let answer: RequestListener;
beforeAll(async () => {
  app = await createTestApp({ OUTGOING_ALLOWED: '127.0.0.1' });
  staffId = (await buildStaff(app)).userId;
  publisher = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(publisher, 'listening');
  url = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/lists/consolidated.xml?token=secret`;
});
afterEach(() =>
  app.db.system(async (tx) => {
    await tx.job.deleteMany();
    await tx.notification.deleteMany();
    await tx.watchlist.deleteMany();
  }),
);
afterAll(async () => {
  publisher.closeAllConnections();
  publisher.close();
  await app.destroy();
});

const ctx = () => app.contextFor({ kind: 'system', name: 'test' });
const says =
  (text: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(text);

const breaksOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '100000' });
  response.write(unList(samplePeople(3)), () => response.destroy());
};

async function runImport(): Promise<string> {
  const { id } = await app.db.read.job.findFirstOrThrow({ where: { name: importWatchlistJob.name, finishedAt: null } });
  const handler: JobHandler<PayloadOf<'watchlists.import'>> = {
    run: (context, payload, run) => runWatchlistImport(context, app.adapters.outgoing, payload, run),
    onExhausted: (context, payload, _lost, error) => failWatchlistImport(context, payload, error),
  };
  const bound = { definition: importWatchlistJob, handler } as unknown as BoundJob;
  for (;;) {
    const outcome = await runJob(
      { contextFor: ({ name }) => app.contextFor({ kind: 'system', name }), find: () => bound, nudge: () => undefined },
      id,
    );
    if (outcome !== 'retry') return outcome;
    await app.db.system((tx) => tx.job.update({ where: { id }, data: { runAt: ctx().now() } }));
  }
}

const importNow = async () => {
  await startWatchlistImport(ctx(), { code: 'un-sc', files: [] });
  return runImport();
};
const list = () => getWatchlist(ctx(), 'un-sc');

test('what the publisher has is fetched when its time has come, once', async () => {
  app.setNow(START);
  answer = says(unList(samplePeople(3)));
  await scheduleWatchlist(ctx(), { code: 'un-sc', everyHours: 24, urls: [url] });
  const signal = new AbortController().signal;
  expect(await Promise.all([refreshWatchlists(ctx(), signal), refreshWatchlists(ctx(), signal)])).toContainEqual({
    due: 1,
  });
  expect(await app.db.read.job.count({ where: { name: importWatchlistJob.name } })).toBe(1);
  expect(await runImport()).toBe('completed');
  expect((await list()).current).toMatchObject({ number: 1, entries: 4, files: ['consolidated.xml'] });
  app.setNow(new Date(START.getTime() + 23 * HOUR_MS));
  expect(await refreshWatchlists(ctx(), signal)).toEqual({ due: 0 });
  app.setNow(new Date(START.getTime() + 25 * HOUR_MS));
  expect(await refreshWatchlists(ctx(), signal)).toEqual({ due: 1 });
});

test('a list that nobody knows is made of what an address has, and fetched from there later', async () => {
  app.setNow(START);
  answer = says(unList(samplePeople(3)));
  const settings = { format: 'un_xml', title: 'Lista propia', urls: [url] } as const;
  await startWatchlistImport(ctx(), { code: 'own', files: [], settings });
  expect(await runImport()).toBe('completed');
  expect(await getWatchlist(ctx(), 'own')).toMatchObject({ title: 'Lista propia', current: { number: 1, entries: 4 } });
  await scheduleWatchlist(ctx(), { code: 'own', everyHours: 24 });
  expect(await refreshWatchlists(ctx(), new AbortController().signal)).toEqual({ due: 1 });
});

test.each([
  ['is away', says('Sorry', 503), 'watchlist_unavailable'],
  ['breaks off', breaksOff, 'watchlist_unavailable'],
  ['sends a page', says('<html><body>Sorry</body></html>'), 'watchlist_malformed'],
  ['sends nothing', says(''), 'watchlist_malformed'],
])('a publisher that %s changes nothing, and staff see why until it is over', async (_what, reply, code) => {
  app.setNow(START);
  answer = says(unList(samplePeople(3)));
  await scheduleWatchlist(ctx(), { code: 'un-sc', everyHours: 24, urls: [url] });
  await importNow();
  answer = reply;
  expect(await importNow()).toBe('failed');
  const failed = await list();
  expect(failed).toMatchObject({ current: { number: 1 }, problemCode: code });
  expect(failed.problemDetail).toContain('Nothing was changed.');
  expect(JSON.stringify(await app.db.read.job.findMany())).not.toContain('secret');
  answer = says(unList(samplePeople(4)));
  expect(await importNow()).toBe('completed');
  expect(await list()).toMatchObject({ current: { number: 2 }, problemCode: null });
});

test('a publisher outside the public internet that nobody has allowed is not called, and staff see why', async () => {
  app.setNow(START);
  let calls = 0;
  answer = (_request, response) => {
    calls += 1;
    response.writeHead(302, { location: url.replace('127.0.0.1', 'localhost') }).end();
  };
  await startWatchlistImport(ctx(), { code: 'un-sc', files: [], settings: { urls: [url] } });
  expect(await runImport()).toBe('failed');
  expect(await list()).toMatchObject({ problemCode: 'watchlist_address_refused', current: null });
  expect(calls).toBe(1);
});

test('the files of an import go when it is over, however it ends', async () => {
  app.setNow(START);
  const folder = await mkdtemp(join(tmpdir(), 'homologa-lists-'));
  for (const text of [unList(samplePeople(3)), 'broken']) {
    const path = join(folder, newId());
    await writeFile(path, text);
    await startWatchlistImport(ctx(), { code: 'un-sc', files: [{ path, name: 'list.xml', size: text.length }] });
    await runImport();
  }
  await rm(folder, { recursive: true });
  app.setNow(new Date(START.getTime() + 24 * HOUR_MS));
  await removeOrphanFiles(ctx(), new AbortController().signal);
  expect(await app.db.read.storedFile.count()).toBe(0);
});

const toldOf = async (kind: string) =>
  (await app.db.read.notification.findMany({ where: { kind, userId: staffId }, select: { facts: true } })).map(
    ({ facts }) => facts,
  );

test('staff are told of what failed: whenever somebody asked, and of a schedule once a day', async () => {
  app.setNow(START);
  answer = says('Sorry', 503);
  await scheduleWatchlist(ctx(), { code: 'un-sc', everyHours: 1, urls: [url] });
  await importNow();
  const { title } = await list();
  expect(await toldOf('watchlist_failed')).toEqual([{ list: title }]);
  await importNow();
  expect(await toldOf('watchlist_failed')).toHaveLength(2);
  for (const hours of [2, 4, 23]) {
    app.setNow(new Date(START.getTime() + hours * HOUR_MS));
    expect(await refreshWatchlists(ctx(), new AbortController().signal)).toEqual({ due: 1 });
    await runImport();
  }
  expect(await toldOf('watchlist_failed')).toHaveLength(2);
  app.setNow(new Date(START.getTime() + 25 * HOUR_MS));
  await refreshWatchlists(ctx(), new AbortController().signal);
  await runImport();
  expect(await toldOf('watchlist_failed')).toHaveLength(3);
  answer = says('<html><body>Sorry</body></html>');
  app.setNow(new Date(START.getTime() + 27 * HOUR_MS));
  await refreshWatchlists(ctx(), new AbortController().signal);
  await runImport();
  expect(await toldOf('watchlist_failed')).toHaveLength(4);
  expect(await app.db.read.job.count({ where: { name: sendNotificationJob.name } })).toBe(4);
});

test('staff are told of a stale list once a day, however often it is looked for', async () => {
  app.setNow(START);
  answer = says(unList(samplePeople(3)));
  await scheduleWatchlist(ctx(), { code: 'un-sc', everyHours: null, urls: [url], staleAfterHours: 48 });
  await importNow();
  const { signal } = new AbortController();
  expect(await findStaleLists(ctx(), signal)).toEqual({ told: 0 });
  app.setNow(new Date(START.getTime() + 49 * HOUR_MS));
  const both = await Promise.all([findStaleLists(ctx(), signal), findStaleLists(ctx(), signal)]);
  expect(both.reduce((sum, { told }) => sum + told, 0)).toBe(1);
  app.setNow(new Date(START.getTime() + 73 * HOUR_MS));
  expect(await findStaleLists(ctx(), signal)).toEqual({ told: 1 });
  expect(await toldOf('watchlist_stale')).toEqual([{ list: (await list()).title }, { list: (await list()).title }]);
});

test('an old edition is stale however newly it was looked up, and a schedule never takes an older one', async () => {
  app.setNow(START);
  answer = says(unList(samplePeople(3), '2026-10-20'));
  await scheduleWatchlist(ctx(), { code: 'un-sc', everyHours: 24, urls: [url] });
  await importNow();
  expect(await list()).toMatchObject({ staleReason: null });
  app.setNow(new Date('2026-12-24T10:00:00Z'));
  await importNow();
  const { signal } = new AbortController();
  expect(await list()).toMatchObject({ checkedAt: ctx().now(), staleReason: 'old_edition' });
  expect(await currentSnapshots(ctx())).toMatchObject([{ isStale: true }]);
  expect(await findStaleLists(ctx(), signal)).toEqual({ told: 1 });
  await scheduleWatchlist(ctx(), { code: 'un-sc', maxEditionDays: 90 });
  expect(await list()).toMatchObject({ staleReason: null });

  answer = says(unList(samplePeople(3), '2021-06-01'));
  await refreshWatchlists(ctx(), signal);
  expect(await runImport()).toBe('failed');
  expect(await list()).toMatchObject({ problemCode: 'watchlist_older', current: { number: 1 } });
  await startWatchlistImport(ctx(), { code: 'un-sc', files: [], acceptsOlder: true });
  expect(await runImport()).toBe('completed');
  expect(await list()).toMatchObject({ problemCode: null, current: { number: 2 }, staleReason: 'old_edition' });
});

test('a list without a day is as old as its publisher’s server says', async () => {
  app.setNow(START);
  const text = 'id,name,country,position\n1,"NADIE, Eva",pe,Senadora\n';
  answer = (_request, response) =>
    response.writeHead(200, { 'last-modified': 'Tue, 20 Oct 2026 07:28:00 GMT' }).end(text);
  await startWatchlistImport(ctx(), { code: 'un-sc', files: [], settings: { format: 'pep_csv', urls: [url] } });
  expect(await runImport()).toBe('completed');
  expect((await list()).current?.publishedOn?.toISOString().slice(0, 10)).toBe('2026-10-20');
});

test('a list of an earlier year is stale, however newly a mirror’s server wrote the file', async () => {
  app.setNow(START);
  const record = { RECORD_ID: '1', RECORD_TYPE: 'PERSON', NAMES: [{ NAME_FULL: 'Eva Nadie' }] };
  const text = JSON.stringify({ ...record, LAST_CHANGE: '2021-06-01T08:00:00' });
  answer = (_request, response) => response.writeHead(200, { 'last-modified': START.toUTCString() }).end(text);
  const settings = { format: 'senzing_json', urls: [url] } as const;
  await startWatchlistImport(ctx(), { code: 'un-sc', files: [], settings });
  expect(await runImport()).toBe('completed');
  const { current, staleReason } = await list();
  expect(current?.publishedOn?.toISOString().slice(0, 10)).toBe('2021-06-01');
  expect({ isDayInferred: current?.isDayInferred, staleReason }).toEqual({
    isDayInferred: true,
    staleReason: 'old_edition',
  });
});
