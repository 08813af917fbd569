import { DomainError } from '@homologa/domain/errors/domain-error';
import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { Tx } from '../../kernel/database/database';
import type { DeskSubject } from '../desk-subject';

/**
 * Throws `request_move_refused` if a stopped request cannot be reopened because the supplier has a newer open request
 * of the same kind. The caller must have locked the supplier.
 */
export async function requireNoOtherRequest(
  tx: Tx,
  { request: { companyId, supplierId, kind } }: DeskSubject,
): Promise<void> {
  const where = { companyId, supplierId, kind, status: { in: [...OPEN_REQUEST_STATUSES] } };
  if ((await tx.reportRequest.count({ where })) > 0) throw new DomainError('request_move_refused');
}
