import { EXPORTS_OPEN_OF_COMPANY, EXPORTS_OPEN_OF_PERSON } from '@homologa/domain/exports/limits';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import type { JobDefinition } from '../kernel/jobs/define-job';
import { assertFewOpen } from '../kernel/jobs/open-jobs';

const LIMITS = {
  ofPerson: EXPORTS_OPEN_OF_PERSON,
  ofCompany: EXPORTS_OPEN_OF_COMPANY,
  code: 'too_many_exports',
} as const;

/** Enqueues an export, or returns the open job of the same request. Throws `too_many_exports`. */
export async function enqueueExport<P>(
  ctx: Context,
  tx: Tx,
  definition: JobDefinition<string, P>,
  payload: P,
  companyId: string | null,
): Promise<string> {
  const jobId = await ctx.jobs.enqueue(tx, definition, payload, { companyId });
  await assertFewOpen(ctx, tx, { queue: definition.queue, companyId }, LIMITS);
  return jobId;
}
