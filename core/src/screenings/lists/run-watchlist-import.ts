import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ListFile } from '@homologa/screening/readers/list-file';
import { freeFiles } from '../../files/let-go.steps';
import { withWorkFolder } from '../../files/partial-files';
import { readStored } from '../../files/read-stored.queries';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { JobRun } from '../../kernel/jobs/define-job';
import { isCancelled } from '../../kernel/jobs/ended-jobs';
import type { Outgoing } from '../../kernel/outgoing/outgoing';
import { notifyStaff } from '../../notifications/notify.steps';
import { fetchList } from './fetch-list';
import { type ImportReport, importWatchlist } from './import-watchlist';

interface ImportJob {
  watchlistId: string;
  fileIds: readonly string[];
  acceptsSmaller: boolean;
  acceptsOlder: boolean;
  isAsked: boolean;
}

/**
 * Job `watchlists.import`: copies the files to the local disk and imports them. May run more than once: the same files
 * give a single snapshot. Throws `not_found`, `watchlist_unavailable`,
 * `watchlist_address_refused` and the import's errors.
 */
export async function runWatchlistImport(
  ctx: Context,
  outgoing: Outgoing,
  job: ImportJob,
  run: Pick<JobRun, 'progress' | 'signal'>,
): Promise<ImportReport> {
  const { watchlistId, fileIds, acceptsSmaller, acceptsOlder, isAsked } = job;
  const list = await ctx.db.read.watchlist.findUnique({ where: { id: watchlistId }, select: { urls: true } });
  if (!list) throw new DomainError('not_found');
  return withWorkFolder(ctx, async (folder) => {
    const files =
      fileIds.length > 0
        ? await takeOut(ctx, fileIds, folder)
        : await fetchList(outgoing, list.urls, folder, run.signal);
    const report = await importWatchlist(ctx, { watchlistId, files, acceptsSmaller, acceptsOlder, isAsked }, run);
    await ctx.db.system((tx) => freeFiles(ctx, tx, null, fileIds));
    return report;
  });
}

/** Copies stored files to the local disk. Throws `job_not_repeatable` if a file was deleted. */
async function takeOut(ctx: Context, fileIds: readonly string[], folder: string): Promise<ListFile[]> {
  const rows = await ctx.db.read.storedFile.findMany({ where: { id: { in: [...fileIds] }, companyId: null } });
  if (rows.length < fileIds.length) throw new DomainError('job_not_repeatable');
  const files: ListFile[] = [];
  for (const { id, key, name } of rows) {
    const path = join(folder, id);
    await pipeline(await readStored(ctx, key), createWriteStream(path, { mode: 0o600 }));
    files.push({ path, name });
  }
  return files;
}

const TOLD_MS = 86_400_000;

/**
 * Records on the watchlist that an import has failed; the list shows the error until an import succeeds. Notifies
 * staff, but at most once a day if scheduled imports fail repeatedly.
 */
export async function failWatchlistImport(
  ctx: Context,
  { watchlistId, fileIds, isAsked }: Pick<ImportJob, 'watchlistId' | 'fileIds' | 'isAsked'>,
  error: unknown,
): Promise<void> {
  const { code: problemCode, message: problemDetail } =
    error instanceof DomainError ? error : new DomainError('internal_error');
  await ctx.db.system(async (tx) => {
    const list = await tx.watchlist.findUnique({ where: { id: watchlistId } });
    const told = list?.problemCode === problemCode ? list.problemToldAt : null;
    const isNews =
      list !== null && !isCancelled(error) && (isAsked || !told || ctx.now().getTime() - told.getTime() >= TOLD_MS);
    await tx.watchlist.updateMany({
      where: { id: watchlistId },
      data: { problemCode, problemDetail, problemAt: ctx.now(), ...(isNews ? { problemToldAt: ctx.now() } : {}) },
    });
    if (isNews) await notifyStaff(ctx, tx, 'watchlist_failed', { companyId: null, facts: { list: list.title } });
    await freeFiles(ctx, tx, null, fileIds);
    await audit(ctx, tx, {
      companyId: null,
      action: 'watchlist.fail_import',
      objectType: 'watchlist',
      objectId: watchlistId,
      facts: { code: problemCode },
    });
  });
  ctx.log[isCancelled(error) ? 'info' : 'error'](
    { watchlistId, code: problemCode },
    'a watchlist could not be imported',
  );
}
