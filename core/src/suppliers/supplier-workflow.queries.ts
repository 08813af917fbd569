import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { WorkflowPayment, WorkflowProduct, WorkflowType } from '@homologa/domain/catalog/workflow-traits';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Queries } from '../kernel/database/database';

export interface SupplierWorkflow {
  id: string;
  companyId: string;
  title: string;
  status: WorkflowStatus;
  type: WorkflowType;
  product: WorkflowProduct;
  reportType: ReportType;
  payment: WorkflowPayment;
}

/** Throws `not_found`. */
export async function getSupplierWorkflow(
  tx: Queries,
  companyId: string,
  workflowId: string,
): Promise<SupplierWorkflow> {
  const [workflow] = await tx.$queryRaw<SupplierWorkflow[]>`
    SELECT "id", "companyId", "title", "status", "type", "product", "reportType", "payment"
    FROM "Workflow" WHERE "id" = ${workflowId}::uuid AND "companyId" = ${companyId}::uuid`;
  if (!workflow) throw new DomainError('not_found');
  return workflow;
}
