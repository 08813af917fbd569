import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { WorkflowPayment, WorkflowProduct, WorkflowType } from '@homologa/domain/catalog/workflow-traits';
import { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database/database';
import { requireFound } from '../kernel/database/require-found';
import { type Statement, toStatement } from '../kernel/database/statement';

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

const workflowSql = (companyId: string, workflowId: string): Prisma.Sql => Prisma.sql`
  SELECT "id", "companyId", "title", "status", "type", "product", "reportType", "payment"
  FROM "Workflow" WHERE "id" = ${workflowId}::uuid AND "companyId" = ${companyId}::uuid`;

/** Throws `not_found`. */
export const getSupplierWorkflow = async (tx: Tx, companyId: string, workflowId: string): Promise<SupplierWorkflow> =>
  requireFound(await tx.$queryRaw<SupplierWorkflow[]>(workflowSql(companyId, workflowId)));

export const selectSupplierWorkflow = (companyId: string, workflowId: string): Statement<SupplierWorkflow> =>
  toStatement(workflowSql(companyId, workflowId));
