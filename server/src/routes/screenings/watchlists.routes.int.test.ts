import { buildPerson, buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { buildWatchlist, samplePeople, unList } from '@homologa/core/test/watchlist-samples';
import type { WatchlistDetailResponse, WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { watchlistRoutes } from './watchlists.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
let staff: { token: string };
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, watchlistRoutes);
  staff = await buildStaff(app);
});
afterAll(() => app.destroy());

const call = (method: 'get' | 'post', path: string, token = staff.token) =>
  request(server)[method](`/api/desk/watchlists${path}`).set('Authorization', `Bearer ${token}`);

test('lists are the provider’s alone', async () => {
  const client = await buildPerson(app);
  const id = await buildWatchlist(app, [['Ana Ficticia']]);
  for (const path of ['', `/${id}`, `/${id}/differences`])
    expect((await call('get', path, client.token)).status).toBe(403);
  for (const path of [`/${id}/imports`, `/${id}/files`, `/${id}/rollback`])
    expect((await call('post', path, client.token)).status).toBe(403);
  const { currentSnapshotId } = await app.db.read.watchlist.findUniqueOrThrow({ where: { id } });
  expect(currentSnapshotId).not.toBeNull();
});

test('a list with its snapshots, what differs between them, and the way back', async () => {
  const id = await buildWatchlist(app, [['Ana Ficticia'], ['Ana Supuesta', 'Luis Imaginado']], {
    urls: ['https://lists.test/file?token=secret'],
  });
  const list = (await call('get', `/${id}`)).body as WatchlistDetailResponse;
  expect(list).toMatchObject({ stale: false, has_address: true, problem: null, current: { number: 2, entries: 3 } });
  expect(list.snapshots.map(({ number, added, changed }) => [number, added, changed])).toEqual([
    [2, 1, 1],
    [1, 2, 0],
  ]);
  expect(JSON.stringify(list)).not.toContain('secret');
  expect((await call('get', `/${id}/differences`)).body).toMatchObject({
    from: 1,
    to: 2,
    added: 1,
    changed: 1,
    removed: 0,
    entries: [
      { change: 'changed', reference: 'NWi.1', name: 'Ana Supuesta', identity_changed: true },
      { change: 'added', reference: 'NWi.2', name: 'Luis Imaginado' },
    ],
  });
  const back = (await call('post', `/${id}/rollback`).send({})).body as WatchlistResponse;
  expect(back.current?.number).toBe(1);
  expect((await call('post', `/${id}/rollback`).send({})).body).toMatchObject({ code: 'watchlist_no_earlier' });
  expect((await call('post', `/${id}/rollback`).send({ number: 9 })).status).toBe(404);
  const actions = await app.db.read.auditEntry.findMany({ where: { objectId: id }, select: { action: true } });
  expect(actions.map(({ action }) => action).sort()).toEqual([
    'watchlist.import',
    'watchlist.import',
    'watchlist.rollback',
  ]);
});

test('an import is a job, one at a time, of the file that came or of what the publisher has', async () => {
  const id = await buildWatchlist(app, [['Ana Ficticia']]);
  const sent = await call('post', `/${id}/files`).attach('file', Buffer.from(unList(samplePeople(3))), 'list.xml');
  expect(sent).toMatchObject({ status: 202, body: { name: 'watchlists.import', state: 'waiting' } });
  expect((await call('post', `/${id}/imports`)).body).toMatchObject({ code: 'watchlist_importing' });
  const bare = await buildWatchlist(app, [['Ana Ficticia']], { urls: [] });
  expect((await call('post', `/${bare}/imports`)).body).toMatchObject({ code: 'watchlist_without_address' });
});

test('a list that nobody looked up for long is stale', async () => {
  const id = await buildWatchlist(app, [['Ana Ficticia']]);
  const week = new Date(Date.now() + 7 * 86_400_000);
  app.setNow(week);
  const lists = (await call('get', '')).body as WatchlistResponse[];
  expect(lists.find((list) => list.id === id)).toMatchObject({ stale: true });
});

test('an older edition is asked for by a word of its own, from a file or from the publisher', async () => {
  const accepted = async () => {
    const job = await app.db.read.job.findFirstOrThrow({
      where: { name: 'watchlists.import' },
      orderBy: { id: 'desc' },
    });
    return (job.payload as { acceptsOlder?: boolean }).acceptsOlder;
  };
  const list = Buffer.from(unList(samplePeople(3), '2021-06-01'));
  const sent = async (word: string | null) => {
    const id = await buildWatchlist(app, [['Ana Ficticia']]);
    const request = call('post', `/${id}/files`);
    if (word !== null) request.field('accept_older', word);
    return (await request.attach('file', list, 'list.xml')).status;
  };
  expect([await sent(null), await accepted()]).toEqual([202, false]);
  expect([await sent('true'), await accepted()]).toEqual([202, true]);
  expect(await sent('perhaps')).toBe(422);
  const id = await buildWatchlist(app, [['Ana Ficticia']]);
  expect((await call('post', `/${id}/imports`).send({ accept_older: true })).status).toBe(202);
  expect(await accepted()).toBe(true);
});
