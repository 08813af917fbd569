import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExportResult } from '@homologa/domain/exports/export.contract';
import { setFileAside } from '../files/let-go.steps';
import { withWorkFolder } from '../files/partial-files';
import { insertFileOnce, keepFile } from '../files/stored-files.steps';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import type { JobRun } from '../kernel/jobs/define-job';
import { EXPORT_ATTEMPTS } from './export.jobs';
import { XLSX_MIME } from './xlsx/write-workbook';

export interface ExportRun {
  companyId: string | null;
  userId: string;
  run: JobRun;
}

interface MadeFile {
  name: string;
  rows: number;
  mime?: string;
}

const MADE = 'export.make';

const inPlace = <T>(ctx: Context, companyId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> =>
  companyId === null ? ctx.db.system(work) : ctx.db.tenant(companyId, work);

/**
 * Returns the storage key of an attempt. Each attempt has its own key, so that a stalled attempt that is still writing
 * cannot overwrite a newer file.
 */
const keyOf = (jobId: string, attempt: number): string => `${jobId.slice(-2)}/${jobId}-${attempt}`;

/**
 * Stores the file that `make` writes. The file's id is the job's id, so that repeated runs of the job produce one file.
 */
export async function storeExport(
  ctx: Context,
  { companyId, userId, run }: ExportRun,
  make: (path: string) => Promise<MadeFile>,
): Promise<ExportResult> {
  const earlier = await inPlace(ctx, companyId, (tx) => takeUp(tx, companyId, run.jobId));
  if (earlier) return earlier.result;
  return withWorkFolder(ctx, async (folder) => {
    const path = join(folder, 'export');
    const { name, rows, mime = XLSX_MIME } = await make(path);
    const key = keyOf(run.jobId, run.attempt);
    const file = { key, name, mime, size: (await stat(path)).size, sha256: await sha256Of(path) };
    run.signal.throwIfAborted();
    await ctx.files.putFile(key, path);
    const stored = await inPlace(ctx, companyId, async (tx) => {
      const row = { ...file, id: run.jobId, companyId, createdById: userId, createdAt: ctx.now() };
      if (await insertFileOnce(tx, row)) {
        const facts = { rows, userId };
        await audit(ctx, tx, { companyId, action: MADE, objectType: 'file', objectId: run.jobId, facts });
      }
      return takeUp(tx, companyId, run.jobId);
    });
    if (!stored) throw new TypeError('the export vanished while it was stored');
    await removeBytes(ctx, run, stored.key);
    return stored.result;
  });
}

/**
 * Cleans up after the last failed attempt of an export job: marks the stored file for later deletion and deletes the
 * bytes of all other attempts.
 */
export async function giveUpExport(
  ctx: Context,
  { companyId, jobId }: { companyId: string | null; jobId: string },
): Promise<void> {
  const file = await inPlace(ctx, companyId, async (tx) => {
    await setFileAside(ctx, tx, companyId, jobId);
    return tx.storedFile.findFirst({ where: { id: jobId, companyId }, select: { key: true } });
  });
  await removeBytes(ctx, { jobId, attempt: EXPORT_ATTEMPTS }, file?.key ?? null);
}

/**
 * Returns the result of an earlier run of this job and removes the deletion mark from its file. Returns null if no run
 * has stored a file.
 */
async function takeUp(
  tx: Tx,
  companyId: string | null,
  jobId: string,
): Promise<{ key: string; result: ExportResult } | null> {
  const file = await tx.storedFile.findFirst({ where: { id: jobId, companyId }, select: { key: true, name: true } });
  const made = await tx.auditEntry.findFirst({
    where: { companyId, objectType: 'file', objectId: jobId, action: MADE },
    select: { facts: true },
  });
  if (!file || !made) return null;
  await keepFile(tx, { id: jobId, companyId });
  const { rows } = made.facts as { rows: number };
  return { key: file.key, result: { file_id: jobId, file_name: file.name, rows } };
}

async function removeBytes(
  ctx: Context,
  { jobId, attempt }: Pick<JobRun, 'jobId' | 'attempt'>,
  kept: string | null,
): Promise<void> {
  for (let earlier = 1; earlier <= attempt; earlier += 1) {
    const key = keyOf(jobId, earlier);
    if (key !== kept) await ctx.files.remove(key);
  }
}

async function sha256Of(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
