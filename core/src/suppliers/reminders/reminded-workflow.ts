import { DomainError } from '@homologa/domain/errors/domain-error';
import type { SupplierStatus, Workflow } from '@homologa/prisma/models';
import type { Tx } from '../../kernel/database/database';
import { readCounts } from '../list/count.queries';

export interface RemindedWorkflow {
  workflow: Workflow;
  companyName: string;
  companyLogoId: string | null;
  suppliersCount: number;
  suppliersCompletedCount: number;
  suppliers: { id: string; status: SupplierStatus; reminders: { remindedAt: Date }[] }[];
}

const MAX_SUPPLIERS = 1000;

export async function readRemindedWorkflow(
  tx: Tx,
  scope: { companyId: string; workflowId: string; supplierId?: string },
): Promise<RemindedWorkflow> {
  const { companyId, workflowId, supplierId } = scope;
  const found = await tx.workflow.findFirst({
    where: { id: workflowId, companyId },
    include: { company: { select: { name: true, logoFileId: true } } },
  });
  if (!found) throw new DomainError('not_found');
  const { company, ...workflow } = found;
  const counts = await readCounts(tx, companyId, [workflowId]);
  const suppliers = await tx.supplier.findMany({
    where: { companyId, workflowId, ...(supplierId ? { id: supplierId } : {}) },
    select: {
      id: true,
      status: true,
      reminders: { select: { remindedAt: true }, orderBy: [{ remindedAt: 'asc' }, { id: 'asc' }] },
    },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_SUPPLIERS,
  });
  return {
    workflow,
    companyName: company.name,
    companyLogoId: company.logoFileId,
    suppliersCount: counts.all,
    suppliersCompletedCount: counts.completed,
    suppliers,
  };
}
