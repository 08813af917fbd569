import { setTimeout as pause } from 'node:timers/promises';
import { getJob, type JobRow, openJobFile } from '@homologa/core/jobs/job.queries';
import type { Context } from '@homologa/core/kernel/context';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { isErrorCode } from '@homologa/domain/errors/error-codes';
import { EXPORT_MAX_ROWS, EXPORT_WAIT } from '@homologa/domain/exports/limits';
import type { Request, Response } from 'express';
import { leaveEarly } from '../../http/admission';
import { sendFile } from '../../http/send-file';
import { isFinished, presentJob } from './job.presenter';

const LOOK_MS = 200;
const RESPOND_ASYNC = /(^|[,\s])respond-async\s*($|[,;])/i;

/**
 * Responds to a download that a job creates: with the file if it is ready within a few seconds, otherwise (or at once
 * with `Prefer: respond-async`) with 202 and the job. Throws the error of a failed job.
 */
export async function answerWithFile(ctx: Context, started: JobRow, req: Request, res: Response) {
  const isAsync = RESPOND_ASYNC.test(req.get('Prefer') ?? '');
  const job = isAsync ? started : await waitFor(ctx, started, res);
  if (job.status === 'completed') return sendFile(res, await openJobFile(ctx, job.id));
  if (job.status === 'failed') throw failureOf(job);
  if (isAsync) res.setHeader('Preference-Applied', 'respond-async');
  res.status(202).location(`/api/jobs/${job.id}`);
  return presentJob(job);
}

async function waitFor(ctx: Context, started: JobRow, res: Response): Promise<JobRow> {
  leaveEarly(res);
  const until = performance.now() + EXPORT_WAIT;
  let job = started;
  while (!isFinished(presentJob(job).state) && performance.now() < until && !res.destroyed) {
    await pause(LOOK_MS);
    job = await getJob(ctx, started.id);
  }
  return job;
}

/** Maps a job's error to a domain error; unknown errors become `internal_error`, without details. */
function failureOf({ errorCode }: JobRow): DomainError {
  const code = errorCode && isErrorCode(errorCode) ? errorCode : 'internal_error';
  return new DomainError(code, { values: { n: EXPORT_MAX_ROWS } });
}
