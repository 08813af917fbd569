import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { canArchiveSupplier, canLabelSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { isId } from '../kernel/ids';
import { moveStatus } from '../supplier-record/history.steps';
import { recordLabelled } from '../supplier-record/supplier-rows.steps';
import { changeStatus, parseToggledStatus, statusFact } from './change-status';
import { readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { lockSupplier, type SupplierPlace, type SupplierSubject } from './supplier.steps';

interface SupplierChanges {
  status?: string;
  labelIds?: string[];
}

/**
 * PUT /api/workflows/{id}/suppliers/{sid}: changes the archive status and the labels; an absent value is left
 * unchanged. Throws `supplier_not_completed`, `supplier_status_invalid`, `workflow_not_active` for a draft's status,
 * `not_found`, `forbidden`.
 */
export async function updateSupplier(
  ctx: Context,
  input: SupplierPlace & { changes: SupplierChanges },
): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  const { status, labelIds } = input.changes;
  if (status !== undefined && labelIds === undefined) return changeStatus(ctx, companyId, input, status);
  await ctx.db.tenant(companyId, (tx) => changeHeld(ctx, tx, input));
  return readSupplierDetail(ctx, companyId, input);
}

async function changeHeld(ctx: Context, tx: Tx, input: SupplierPlace & { changes: SupplierChanges }): Promise<void> {
  const { companyId } = requireCompany(ctx.actor);
  const { status, labelIds } = input.changes;
  const supplier = await lockSupplier(tx, companyId, input);
  authorize(canArchiveSupplier(ctx.actor, supplier));
  authorize(canLabelSupplier(ctx.actor, supplier));
  if (status !== undefined) {
    const to = parseToggledStatus(supplier, status);
    if (await moveStatus(ctx, tx, supplier, to)) await audit(ctx, tx, statusFact(supplier, to));
  }
  if (labelIds !== undefined) await changeLabels(ctx, tx, supplier, labelIds);
}

async function changeLabels(ctx: Context, tx: Tx, supplier: SupplierSubject, asked: string[]): Promise<void> {
  const { companyId, id: supplierId } = supplier;
  const labelIds = [...new Set(asked)];
  const known = await tx.label.findMany({
    where: { companyId, id: { in: labelIds.filter(isId) } },
    select: { id: true },
  });
  const unknown = asked.flatMap((labelId, index) =>
    known.some(({ id }) => id === labelId.toLowerCase())
      ? []
      : [violation('invalid_input', `tags.${index}`, { index })],
  );
  if (unknown.length > 0) throw new RulesBrokenError(unknown);
  const chosen = known.map(({ id }) => id);
  await tx.supplierLabel.deleteMany({ where: { companyId, supplierId, labelId: { notIn: chosen } } });
  await tx.supplierLabel.createMany({
    data: chosen.map((labelId) => ({ companyId, supplierId, labelId })),
    skipDuplicates: true,
  });
  await recordLabelled(ctx, tx, companyId, [supplierId]);
  await audit(ctx, tx, {
    companyId,
    action: 'supplier.label',
    objectType: 'supplier',
    objectId: supplierId,
    facts: { labelIds: chosen },
  });
}
