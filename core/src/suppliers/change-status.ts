import { statusChangeRefusal } from '@homologa/domain/catalog/supplier-status';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { canArchiveSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { Prisma } from '@homologa/prisma/client';
import { auditRow, auditSql } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { requireFound } from '../kernel/database/require-found';
import { type Statement, toStatement } from '../kernel/database/statement';
import { readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { type SupplierPlace, type SupplierSubject, selectSupplierSubject } from './supplier.steps';
import { detailOf, selectDetail } from './supplier-detail.queries';
import { transitionsSql } from './supplier-history.steps';

type ToggledStatus = 'archived' | 'completed';

/** Throws the reason why the status may not become `asked`. */
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

/** Retries after a concurrent change. */
const ATTEMPTS = 20;

/**
 * Archives or unarchives without a lock: the update applies only to the status that was checked, and a concurrent
 * change causes a retry. Throws `supplier_not_completed`, `supplier_status_invalid`, `workflow_not_active`,
 * `not_found`, `forbidden`, and `service_unavailable` after the last retry.
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
    const { moved, detail } = await hot.all({
      moved: move(ctx, place, supplier, to),
      detail: selectDetail(companyId, place),
    });
    if (moved.length === 1) return detailOf(ctx, companyId, detail);
  }
  throw new DomainError('service_unavailable');
}

/** Writes status, history and audit entry. Returns no row if the status has changed. */
function move(
  ctx: Context,
  place: SupplierPlace,
  supplier: SupplierSubject,
  to: ToggledStatus,
): Statement<{ id: string }> {
  // All rows share one timestamp: undoing a completion searches for an audit entry not older than the transition.
  const entry = auditRow(ctx, statusFact(supplier, to));
  const transition = { id: supplier.id, companyId: supplier.companyId, fromStatus: supplier.status, toStatus: to };
  const ifMoved = Prisma.sql`WHERE EXISTS (SELECT FROM moved)`;
  const sql = Prisma.sql`
    WITH moved AS (
      UPDATE "Supplier" SET "status" = ${to}::"SupplierStatus", "modifiedAt" = ${entry.createdAt}
      WHERE "id" = ${supplier.id}::uuid AND "companyId" = ${supplier.companyId}::uuid
        AND "workflowId" = ${place.workflowId}::uuid AND "status" = ${supplier.status}::"SupplierStatus"
      RETURNING "id"
    ), noted AS (${transitionsSql(ctx, [transition], entry.createdAt, ifMoved)}
    ), audited AS (${auditSql(entry, ifMoved)}
    )
    SELECT "id" FROM moved`;
  return toStatement(sql, 'write');
}
