import { quotaProductOf } from '@homologa/domain/companies/features';
import type { Invite } from '@homologa/domain/suppliers/invite';
import type { Supplier } from '@homologa/prisma/models';
import { takeUnits } from '../../companies/quota.steps';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { moveStatuses } from '../../supplier-record/history.steps';
import { placeSupplier } from '../../supplier-record/supplier-rows.steps';
import type { SupplierWorkflow } from '../supplier-workflow.queries';
import { askSuppliers, nextPosition } from './new-suppliers';

/**
 * Moves a supplier from the workflow of compliance checks to `workflow` as if it were newly added: it becomes pending,
 * uses a quota unit and gets an invitation or a request. Its screenings and the decisions on their hits are kept. The
 * caller must have locked the supplier. Throws like `writeNewSuppliers`.
 */
export async function adoptSupplier(
  ctx: Context,
  tx: Tx,
  workflow: SupplierWorkflow,
  supplier: Pick<Supplier, 'id' | 'companyId' | 'status'>,
  invite: Invite,
): Promise<void> {
  const { companyId } = workflow;
  const isActive = workflow.status === 'active';
  if (isActive) await takeUnits(ctx, tx, companyId, quotaProductOf(workflow), 1);
  await placeSupplier(ctx, tx, supplier, {
    workflowId: workflow.id,
    position: isActive ? 0 : await nextPosition(tx, workflow),
    isMailed: isActive && workflow.type === 'onboarding',
    invite,
  });
  await moveStatuses(ctx, tx, companyId, [supplier], 'pending');
  await askSuppliers(ctx, tx, workflow, [supplier.id]);
}
