import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withWorkFolder } from '../files/partial-files';
import { insertFiles } from '../files/stored-files.steps';
import { zipFiles } from '../files/zip-files';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import type { JobRun } from '../kernel/jobs/define-job';
import { renderDataCopyPage, withSnakeKeys } from './data-copy-page';
import { readPersonalData } from './personal-data.queries';
import { sendPrivacyAnswerJob } from './privacy.jobs';

const FILE_NAME = 'my-data.zip';

/**
 * Creates the data copy that a person requested: a zip with the personal data as a page and as JSON, and the person's
 * files. The copy is stored with the job's id. Has no effect if the request is no longer running.
 */
export async function makeDataCopy(
  ctx: Context,
  input: { requestId: string; run: JobRun },
): Promise<{ made: boolean }> {
  const { requestId, run } = input;
  const request = await ctx.db.read.privacyRequest.findFirst({
    where: { id: requestId, kind: 'access', status: 'running' },
    select: { userId: true },
  });
  if (!request) return { made: false };
  const { userId } = request;
  const { data, files, locale } = await readPersonalData(ctx, userId);
  return withWorkFolder(ctx, async (folder) => {
    const path = join(folder, FILE_NAME);
    const texts = [
      { name: 'data.html', text: renderDataCopyPage(data, { locale, madeAt: ctx.now() }) },
      { name: 'data.json', text: `${JSON.stringify(withSnakeKeys(data), null, 2)}\n` },
    ];
    await pipeline(zipFiles(ctx, files, texts), createWriteStream(path), { signal: run.signal });
    const key = `${run.jobId.slice(-2)}/${run.jobId}-${run.attempt}`;
    const { size } = await stat(path);
    const sha256 = await sha256Of(path);
    await ctx.files.putFile(key, path);
    const made = await keepOrRemove(ctx, key, async (tx) => {
      const decidedAt = ctx.now();
      const { count } = await tx.privacyRequest.updateMany({
        where: { id: requestId, status: 'running' },
        data: { status: 'done', decidedAt, fileId: run.jobId },
      });
      if (count === 0) return false;
      const file = { id: run.jobId, companyId: null, key, name: FILE_NAME, mime: 'application/zip', size, sha256 };
      await insertFiles(tx, [{ ...file, createdById: userId, createdAt: decidedAt }]);
      await ctx.jobs.enqueue(tx, sendPrivacyAnswerJob, { requestId }, { companyId: null });
      await audit(ctx, tx, { companyId: null, action: 'privacy.make_copy', objectType: 'user', objectId: userId });
      return true;
    });
    return { made };
  });
}

/** Runs `write`. If no row refers to the stored bytes afterwards, deletes them, because no sweep would find them. */
async function keepOrRemove(ctx: Context, key: string, write: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  try {
    return await ctx.db.system(write);
  } finally {
    const isKept = (await ctx.db.read.storedFile.count({ where: { key } })) > 0;
    if (!isKept) await ctx.files.remove(key);
  }
}

async function sha256Of(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
