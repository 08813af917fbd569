import { isReportType, type ReportType } from '@homologa/domain/catalog/report-types';
import { statusRefusal } from '@homologa/domain/catalog/workflow-status';
import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { canSeeLabels } from '@homologa/domain/suppliers/supplier.policy';
import { DRAFT_TABLE_LIMIT } from '@homologa/domain/workflows/limits';
import { canEditWorkflow } from '@homologa/domain/workflows/workflow.policy';
import type { Prisma } from '@homologa/prisma/client';
import type { Workflow, WorkflowStatus } from '@homologa/prisma/models';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { lockRow } from '../kernel/database/lock-rows';
import { readCounts } from '../suppliers/list/count.queries';
import type { SupplierPage } from '../suppliers/list/list-suppliers.queries';
import { readWorkflowSuppliers } from '../suppliers/supplier.queries';
import { QUESTION_FILE } from './questionnaire.queries';

/**
 * Maximum number of suppliers in the detail of one workflow. A draft is edited with all its suppliers, so its limit is
 * that of the table in which drafts are edited. Suppliers of other workflows are also available in a paged list.
 */
const MAX_SUPPLIERS = { draft: DRAFT_TABLE_LIMIT, active: 100, closed: 100 } as const satisfies Record<
  WorkflowStatus,
  number
>;

const WORKFLOW_PARTS = {
  company: { select: { name: true, logoFileId: true } },
  questionnaire: { orderBy: { position: 'asc' }, include: { file: QUESTION_FILE } },
} as const satisfies Prisma.WorkflowInclude;

export type WorkflowColumns = Workflow;

type WorkflowWithParts = Prisma.WorkflowGetPayload<{ include: typeof WORKFLOW_PARTS }>;

export interface WorkflowDetail {
  workflow: WorkflowWithParts;
  suppliersCount: number;
  suppliersCompletedCount: number;
  suppliers: SupplierPage['suppliers'];
  showsLabels: boolean;
}

/**
 * Returns the workflow, with the first suppliers unless `parts` excludes them. Throws `not_found`, also for a draft
 * that is hidden from the actor.
 */
export async function getWorkflow(ctx: Context, id: string, parts = { suppliers: true }): Promise<WorkflowDetail> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const detail = await readWorkflow(ctx, tx, companyId, id, parts);
    authorize(canReadWorkflow(ctx.actor, detail.workflow));
    return detail;
  });
}

/** The caller must have authorized the actor. Throws `not_found`. */
export async function readWorkflow(
  ctx: Context,
  tx: Tx,
  companyId: string,
  id: string,
  parts = { suppliers: true },
): Promise<WorkflowDetail> {
  const workflow = await tx.workflow.findFirst({ where: { id, companyId }, include: WORKFLOW_PARTS });
  if (!workflow) throw new DomainError('not_found');
  const counts = await readCounts(tx, companyId, [id]);
  return {
    workflow,
    suppliersCount: counts.all,
    suppliersCompletedCount: counts.completed,
    suppliers: parts.suppliers ? await readWorkflowSuppliers(tx, companyId, id, MAX_SUPPLIERS[workflow.status]) : [],
    showsLabels: canSeeLabels(ctx.actor, companyId),
  };
}

/**
 * Locks the workflow until the transaction ends, so that changes (autosave, launch, close) are serialized. Does not
 * block inserts that refer to the workflow by foreign key. The caller must authorize the actor. Throws `not_found`.
 */
export async function lockWorkflow(tx: Tx, companyId: string, id: string): Promise<Workflow> {
  await lockRow(tx, 'Workflow', companyId, id, 'no_key_update');
  const workflow = await tx.workflow.findFirst({ where: { id, companyId } });
  if (!workflow) throw new DomainError('not_found');
  return workflow;
}

/**
 * Locks the workflow like `lockWorkflow` and requires that the actor may edit it. Throws `not_found`, `forbidden`,
 * `workflow_closed`.
 */
export async function lockEditable(ctx: Context, tx: Tx, companyId: string, id: string): Promise<Workflow> {
  const workflow = await lockWorkflow(tx, companyId, id);
  authorize(canEditWorkflow(ctx.actor, workflow));
  const refusal = statusRefusal(workflow.status, 'edit');
  if (refusal) throw new DomainError(refusal);
  return workflow;
}

export function reportTypeOf(workflow: Pick<Workflow, 'reportType'>): ReportType {
  if (!isReportType(workflow.reportType)) throw new TypeError(`unknown report type ${workflow.reportType}`);
  return workflow.reportType;
}

export const traitsOf = (workflow: Pick<Workflow, 'type' | 'product' | 'reportType'>): WorkflowTraits => ({
  type: workflow.type,
  product: workflow.product,
  reportType: reportTypeOf(workflow),
});
