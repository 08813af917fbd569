import { DomainError } from '@homologa/domain/errors/domain-error';
import { WATCHLIST_MAX_FILES } from '@homologa/domain/screenings/limits';
import { canManageWatchlists } from '@homologa/domain/screenings/watchlist.policy';
import type { Prisma } from '@homologa/prisma/client';
import { beyondLimits } from '@homologa/screening/readers/list-reader';
import { safeFileName, type Upload } from '../../files/store-upload';
import { insertFiles } from '../../files/stored-files.steps';
import { audit } from '../../kernel/audit';
import { actorIdOf, authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { inspectFile } from './list-file';
import { type ListSettings, settleList } from './settle-list.steps';
import { importWatchlistJob } from './watchlist.jobs';

export interface StartImport {
  code: string;
  files: readonly Upload[];
  settings?: ListSettings;
  acceptsSmaller?: boolean;
  acceptsOlder?: boolean;
}

const KEPT_MS = 86_400_000;

/**
 * Enqueues an import from uploaded files, or from the list's URLs if no files are given; creates the list if missing.
 * Throws `forbidden`, `watchlist_not_known` for a new list without a format, `watchlist_without_address`,
 * `watchlist_importing`, `watchlist_limits` for too many or too large files.
 */
export async function startWatchlistImport(ctx: Context, input: StartImport): Promise<{ jobId: string }> {
  authorize(canManageWatchlists(ctx.actor));
  if (input.files.length > WATCHLIST_MAX_FILES) throw beyondLimits(String(input.files.length));
  const stored = await storeFiles(ctx, input.files);
  try {
    return await writeImport(ctx, input, stored);
  } catch (error) {
    for (const { key } of stored) await ctx.files.remove(key);
    throw error;
  }
}

async function writeImport(
  ctx: Context,
  input: StartImport,
  stored: Prisma.StoredFileCreateManyInput[],
): Promise<{ jobId: string }> {
  return ctx.db.system(async (tx) => {
    const list = await settleList(ctx, tx, input.code, input.settings);
    if (stored.length === 0 && list.urls.length === 0) throw new DomainError('watchlist_without_address');
    await insertFiles(tx, stored);
    const fileIds = stored.map(({ id }) => id);
    const { acceptsSmaller = false, acceptsOlder = false } = input;
    const payload = { watchlistId: list.id, fileIds, acceptsSmaller, acceptsOlder, isAsked: true };
    const jobId = await ctx.jobs.enqueue(tx, importWatchlistJob, payload, { companyId: null });
    const { payload: open } = await tx.job.findUniqueOrThrow({ where: { id: jobId }, select: { payload: true } });
    if (importWatchlistJob.payload.parse(open).fileIds.join() !== fileIds.join())
      throw new DomainError('watchlist_importing');
    await audit(ctx, tx, {
      companyId: null,
      action: 'watchlist.start_import',
      objectType: 'watchlist',
      objectId: list.id,
      facts: { jobId, files: stored.map(({ name }) => name), acceptsOlder },
    });
    return { jobId };
  });
}

async function storeFiles(ctx: Context, files: readonly Upload[]) {
  const rows: Prisma.StoredFileCreateManyInput[] = [];
  for (const { path, name } of files) {
    const { size, sha256 } = await inspectFile({ path, name });
    const id = newId();
    const key = `${id.slice(-2)}/${id}`;
    await ctx.files.putFile(key, path);
    rows.push({
      id,
      companyId: null,
      key,
      name: safeFileName(name),
      mime: 'application/octet-stream',
      size,
      sha256,
      createdById: actorIdOf(ctx.actor),
      createdAt: ctx.now(),
      orphanedAt: new Date(ctx.now().getTime() + KEPT_MS),
    });
  }
  return rows;
}
