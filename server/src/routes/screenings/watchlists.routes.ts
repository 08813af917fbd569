import { getJob } from '@homologa/core/jobs/job.queries';
import type { Context } from '@homologa/core/kernel/context';
import { rollbackWatchlist } from '@homologa/core/screenings/lists/rollback-watchlist';
import {
  countDifference,
  listDifference,
  snapshotPair,
} from '@homologa/core/screenings/lists/snapshot-difference.queries';
import { startWatchlistImport } from '@homologa/core/screenings/lists/start-watchlist-import';
import { getWatchlist, listWatchlists } from '@homologa/core/screenings/lists/watchlist.queries';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import { WATCHLIST_MAX_FILES } from '@homologa/domain/screenings/limits';
import {
  watchlistDetailResponse,
  watchlistDifferenceQuery,
  watchlistDifferenceResponse,
  watchlistFilesBody,
  watchlistImportBody,
  watchlistListResponse,
  watchlistParams,
  watchlistResponse,
  watchlistRollbackBody,
} from '@homologa/domain/screenings/watchlist.contract';
import { route, type UploadedFile } from '../../http/route';
import { presentJob } from '../jobs/job.presenter';
import { presentDifference, presentWatchlist, presentWatchlistDetail } from './watchlist.presenter';

const ACCEPTED = 202;
const NAMED = 100;

async function startImport(ctx: Context, id: string, files: readonly UploadedFile[], acceptsOlder: boolean) {
  const { code } = await getWatchlist(ctx, id);
  const { jobId } = await startWatchlistImport(ctx, { code, files, acceptsOlder });
  return presentJob(await getJob(ctx, jobId));
}

export const watchlistRoutes = [
  route({
    method: 'get',
    path: '/api/desk/watchlists',
    summary: 'The lists that screenings read',
    auth: 'staff',
    roles: ['watchlists'],
    response: watchlistListResponse,
    async handler({ ctx }) {
      return (await listWatchlists(ctx)).map(presentWatchlist);
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/watchlists/:id',
    summary: 'A list with its newest snapshots',
    auth: 'staff',
    roles: ['watchlists'],
    params: watchlistParams,
    response: watchlistDetailResponse,
    async handler({ ctx, params }) {
      return presentWatchlistDetail(await getWatchlist(ctx, params.id));
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/watchlists/:id/differences',
    summary: 'What differs between two snapshots of a list',
    auth: 'staff',
    roles: ['watchlists'],
    params: watchlistParams,
    query: watchlistDifferenceQuery,
    response: watchlistDifferenceResponse,
    async handler({ ctx, params, query }) {
      const pair = await snapshotPair(ctx, params.id, query);
      const counts = await countDifference(ctx.db.read, pair);
      return presentDifference(pair, counts, await listDifference(ctx.db.read, pair, { limit: NAMED }));
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/watchlists/:id/imports',
    summary: "Import a list now from its publisher's address",
    auth: 'staff',
    roles: ['watchlists'],
    params: watchlistParams,
    body: watchlistImportBody,
    response: jobResponse,
    status: ACCEPTED,
    handler: ({ ctx, params, body }) => startImport(ctx, params.id, [], body.accept_older ?? false),
  }),
  route({
    method: 'post',
    path: '/api/desk/watchlists/:id/files',
    summary: 'Import a list from files',
    auth: 'staff',
    roles: ['watchlists'],
    params: watchlistParams,
    upload: 'file',
    maxFiles: WATCHLIST_MAX_FILES,
    body: watchlistFilesBody,
    response: jobResponse,
    status: ACCEPTED,
    async handler({ ctx, params, files, body }) {
      if (files.length === 0) throw new DomainError('file_required');
      return startImport(ctx, params.id, files, body.accept_older === 'true');
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/watchlists/:id/rollback',
    summary: 'Have screenings read an earlier snapshot of a list',
    auth: 'staff',
    roles: ['watchlists'],
    params: watchlistParams,
    body: watchlistRollbackBody,
    response: watchlistResponse,
    async handler({ ctx, params, body }) {
      await rollbackWatchlist(ctx, { watchlistId: params.id, number: body.number });
      return presentWatchlist(await getWatchlist(ctx, params.id));
    },
  }),
];
