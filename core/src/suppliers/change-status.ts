import { statusChangeRefusal } from '@homologa/domain/catalog/supplier-status';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { canArchiveSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { auditRow } from '../kernel/audit';
import { actorIdOf, authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Queries } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { getSupplierSubject, type SupplierPlace, type SupplierSubject } from './supplier.steps';
import { readDetail } from './supplier-detail.queries';

type ToggledStatus = 'archived' | 'completed';

/** What a supplier's status becomes when it is asked for. Throws what keeps it from that (reference 5.2). */
export function judgeStatus(supplier: SupplierSubject, asked: string): ToggledStatus {
  const refusal = statusChangeRefusal(supplier.status, asked);
  if (refusal === 'supplier_status_invalid') throw new RulesBrokenError([violation(refusal, 'status')]);
  if (refusal) throw new DomainError(refusal);
  if (supplier.workflow.status === 'draft') throw new DomainError('workflow_not_active');
  return asked === 'archived' ? 'archived' : 'completed';
}

/** What the audit trail says of it. */
export const statusFact = ({ id, companyId, status }: SupplierSubject, to: ToggledStatus) =>
  ({
    companyId,
    action: to === 'archived' ? 'supplier.archive' : 'supplier.unarchive',
    objectType: 'supplier',
    objectId: id,
    facts: { from: status, to },
  }) as const;

/** Times that a change is judged anew because somebody else was quicker. */
const ATTEMPTS = 20;

/**
 * The archive toggle: reads, judges, and writes by one statement that only moves the supplier from the status that was
 * judged, so that no row is held in between. When somebody else has changed it meanwhile, it is judged anew. Throws
 * `supplier_not_completed`, `supplier_status_invalid`, `workflow_not_active`, `not_found`, `forbidden`, and
 * `service_unavailable` where others are quicker every time.
 */
export async function changeStatus(
  ctx: Context,
  companyId: string,
  place: SupplierPlace,
  asked: string,
): Promise<SupplierDetail> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const supplier = await ctx.db.tenantRead(companyId, (tx) => getSupplierSubject(tx, companyId, place));
    authorize(canArchiveSupplier(ctx.actor, supplier));
    const to = judgeStatus(supplier, asked);
    if (to === supplier.status) return readSupplierDetail(ctx, companyId, place);
    const answer = await ctx.db.tenantWrite(companyId, async (tx) => {
      const [moved, detail] = await Promise.all([
        move(ctx, tx, place, supplier, to),
        readDetail(ctx, tx, companyId, place),
      ]);
      return moved.length === 1 ? detail : null;
    });
    if (answer) return answer;
  }
  throw new DomainError('service_unavailable');
}

/** Moves a supplier that is still where it was read, with its history and audit, in one statement; gives its id. */
function move(
  ctx: Context,
  tx: Queries,
  place: SupplierPlace,
  supplier: SupplierSubject,
  to: ToggledStatus,
): Promise<{ id: string }[]> {
  // One moment for all of it: undoing a completion looks for the entry that is no older than the transition.
  const entry = auditRow(ctx, statusFact(supplier, to));
  return tx.$queryRaw`
    WITH moved AS (
      UPDATE "Supplier" SET "status" = ${to}::"SupplierStatus", "modifiedAt" = ${entry.createdAt}
      WHERE "id" = ${supplier.id}::uuid AND "companyId" = ${supplier.companyId}::uuid
        AND "workflowId" = ${place.workflowId}::uuid AND "status" = ${supplier.status}::"SupplierStatus"
      RETURNING "id", "companyId", "status", "modifiedAt"
    ), noted AS (
      INSERT INTO "SupplierTransition" ("id", "companyId", "supplierId", "fromStatus", "toStatus", "actorId",
        "createdAt")
      SELECT ${newId()}::uuid, "companyId", "id", ${supplier.status}::"SupplierStatus", "status",
        ${actorIdOf(ctx.actor)}::uuid, "modifiedAt"
      FROM moved
    ), audited AS (
      INSERT INTO "AuditEntry" ("id", "companyId", "actorKind", "actorId", "behalfOfId", "action", "objectType",
        "objectId", "facts", "requestId", "createdAt")
      SELECT entry."id", moved."companyId", entry."actorKind", entry."actorId", entry."behalfOfId", entry."action",
        entry."objectType", entry."objectId", entry."facts", entry."requestId", entry."createdAt"
      FROM moved, json_populate_record(NULL::"AuditEntry", ${JSON.stringify(entry)}::json) entry
    )
    SELECT "id" FROM moved`;
}
