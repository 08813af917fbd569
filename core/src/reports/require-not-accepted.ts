import { DomainError } from '@homologa/domain/errors/domain-error';
import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { Tx } from '../kernel/database/database';

/** Throws `job_not_repeatable` if the request was accepted (also by the desk) or is closed. */
export async function requireNotAccepted(tx: Tx, { reportRequestId: id }: { reportRequestId: string }): Promise<void> {
  const open = await tx.reportRequest.count({
    where: { id, acceptedAt: null, status: { in: [...OPEN_REQUEST_STATUSES] } },
  });
  if (open === 0) throw new DomainError('job_not_repeatable');
}
