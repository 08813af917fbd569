import type { JobRun } from '@homologa/core/kernel/jobs/define-job';
import { DomainError } from '@homologa/domain/errors/domain-error';

/** The company a job works for. Throws `not_found` for one that was enqueued without any: there is nothing to do. */
export function tenantOf(run: Pick<JobRun, 'companyId'>): string {
  if (!run.companyId) throw new DomainError('not_found');
  return run.companyId;
}
