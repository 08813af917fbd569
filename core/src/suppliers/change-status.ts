import { statusChangeRefusal } from '@homologa/domain/catalog/supplier-status';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { canArchiveSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { auditRow } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { requireFound } from '../kernel/database/require-found';
import { toStatement } from '../kernel/database/statement';
import { toggleStatusSql } from '../supplier-record/history.steps';
import { readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { type SupplierPlace, type SupplierSubject, selectSupplierSubject } from './supplier.steps';
import { detailOf, selectDetail } from './supplier-detail.queries';

type ToggledStatus = 'archived' | 'completed';

/**
 * Parses the requested status. Throws an error with the reason if the supplier's status may not change to the requested
 * status.
 */
export function parseToggledStatus(supplier: SupplierSubject, asked: string): ToggledStatus {
  const refusal = statusChangeRefusal(supplier.status, asked);
  if (refusal === 'supplier_status_invalid') throw new RulesBrokenError([violation(refusal, 'status')]);
  if (refusal) throw new DomainError(refusal);
  if (supplier.workflow.status === 'draft') throw new DomainError('workflow_not_active');
  return asked === 'archived' ? 'archived' : 'completed';
}

export const statusFact = ({ id, companyId, status }: SupplierSubject, to: ToggledStatus) =>
  ({
    companyId,
    action: to === 'archived' ? 'supplier.archive' : 'supplier.unarchive',
    objectType: 'supplier',
    objectId: id,
    facts: { from: status, to },
  }) as const;

const ATTEMPTS = 20;

/**
 * Archives or unarchives without a lock: the update requires the status that was checked, and a concurrent change leads
 * to a retry. Throws `supplier_not_completed`, `supplier_status_invalid`, `workflow_not_active`, `not_found`,
 * `forbidden`, and `service_unavailable` after the last retry.
 */
export async function changeStatus(
  ctx: Context,
  companyId: string,
  place: SupplierPlace,
  asked: string,
): Promise<SupplierDetail> {
  const hot = ctx.db.hot(companyId);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const supplier = requireFound(await hot.rows(selectSupplierSubject(companyId, place)));
    authorize(canArchiveSupplier(ctx.actor, supplier));
    const to = parseToggledStatus(supplier, asked);
    if (to === supplier.status) return readSupplierDetail(ctx, companyId, place);
    const entry = auditRow(ctx, statusFact(supplier, to));
    const { moved, detail } = await hot.all({
      moved: toStatement<{ id: string }>(toggleStatusSql(ctx, supplier, to, entry), 'write'),
      detail: selectDetail(companyId, place),
    });
    if (moved.length === 1) return detailOf(ctx, companyId, detail);
  }
  throw new DomainError('service_unavailable');
}
