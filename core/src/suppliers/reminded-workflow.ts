import type { SupplierStatus } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { readWorkflow, type WorkflowDetail } from '../workflows/workflow.queries';

/** What both reminder calls answer (wire.md 20). */
export interface RemindedWorkflow {
  detail: WorkflowDetail;
  suppliers: { id: string; status: SupplierStatus; reminders: { remindedAt: Date }[] }[];
}

/** Suppliers that an answer about all reminders carries at most, as a workflow does. */
const MAX_SUPPLIERS = 1000;

/** The workflow with its suppliers' reminders, or with one supplier's. The caller has authorized. */
export async function readRemindedWorkflow(
  ctx: Context,
  tx: Tx,
  scope: { companyId: string; workflowId: string; supplierId?: string },
): Promise<RemindedWorkflow> {
  const { companyId, workflowId, supplierId } = scope;
  const detail = await readWorkflow(ctx, tx, companyId, workflowId);
  const suppliers = await tx.supplier.findMany({
    where: { companyId, workflowId, ...(supplierId ? { id: supplierId } : {}) },
    select: {
      id: true,
      status: true,
      reminders: { select: { remindedAt: true }, orderBy: [{ remindedAt: 'asc' }, { id: 'asc' }] },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MAX_SUPPLIERS,
  });
  return { detail, suppliers };
}
