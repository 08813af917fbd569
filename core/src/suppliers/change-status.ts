import { statusChangeRefusal } from '@homologa/domain/catalog/supplier-status';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { canArchiveSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { auditRow } from '../kernel/audit';
import { actorIdOf, authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Prepared } from '../kernel/database';
import { newId } from '../kernel/ids';
import { getSupplierSubject, type SupplierPlace, type SupplierSubject } from './supplier.steps';

/** Moves a supplier that is still where it was seen, with its history and audit; the counters come last. */
const MOVE: Prepared<{ id: string }> = {
  name: 'supplier-move',
  text: `
    WITH moved AS (
      UPDATE "Supplier" SET "status" = $4::"SupplierStatus", "modifiedAt" = $5
      WHERE "id" = $1 AND "companyId" = $2 AND "status" = $3::"SupplierStatus"
      RETURNING "id", "companyId"
    ), noted AS (
      INSERT INTO "SupplierTransition" ("id", "companyId", "supplierId", "fromStatus", "toStatus", "actorId",
        "createdAt")
      SELECT $6, "companyId", "id", $3::"SupplierStatus", $4::"SupplierStatus", $7, $5 FROM moved
    ), audited AS (
      INSERT INTO "AuditEntry" ("id", "companyId", "actorKind", "actorId", "behalfOfId", "action", "objectType",
        "objectId", "facts", "requestId", "createdAt")
      SELECT entry."id", moved."companyId", entry."actorKind", entry."actorId", entry."behalfOfId", entry."action",
        entry."objectType", entry."objectId", entry."facts", entry."requestId", entry."createdAt"
      FROM moved, json_populate_record(NULL::"AuditEntry", $8) entry
    )
    SELECT "id" FROM moved`,
};

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

/**
 * The archive toggle: reads, judges, and writes by one statement that only moves the supplier from the status that was
 * judged, so that no row is held in between. When somebody else has changed it meanwhile, it is judged anew. Throws
 * `supplier_not_completed`, `supplier_status_invalid`, `workflow_not_active`, `not_found`, `forbidden`.
 */
export async function changeStatus(
  ctx: Context,
  companyId: string,
  place: SupplierPlace,
  asked: string,
): Promise<void> {
  for (;;) {
    const supplier = await ctx.db.tenantRead(companyId, (tx) => getSupplierSubject(tx, companyId, place));
    authorize(canArchiveSupplier(ctx.actor, supplier));
    const to = judgeStatus(supplier, asked);
    if (to === supplier.status || (await move(ctx, supplier, to))) return;
  }
}

/** Gives false when it is not any more where it was read. */
async function move(ctx: Context, supplier: SupplierSubject, to: ToggledStatus): Promise<boolean> {
  const { id, companyId, status } = supplier;
  const entry = JSON.stringify(auditRow(ctx, statusFact(supplier, to)));
  const values = [id, companyId, status, to, ctx.now(), newId(), actorIdOf(ctx.actor), entry];
  const moved = await ctx.db.tenantStatement(companyId, MOVE, values);
  return moved.length === 1;
}
