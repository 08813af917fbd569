import { hasDeliveredReport, isDefaultReportType, type ProductType, type ReportType } from '../catalog/report-types';
import { canAppendStatusUpdate, type StatusUpdateName } from '../catalog/status-updates';
import type { WorkflowTraits } from '../catalog/workflow-traits';
import { quotaProductOf } from '../companies/features';

/** What the desk has done with a request, in order. */
export type DeskStage = 'taken' | 'verified' | 'delivered';

const UPDATES: Readonly<Record<DeskStage, readonly StatusUpdateName[]>> = {
  taken: ['data_verification'],
  verified: ['data_verification', 'creating_score', 'creating_report'],
  delivered: ['data_verification', 'creating_score', 'score_created', 'creating_report', 'report_created'],
};

/**
 * The status updates that an action of the desk appends, in order: what its stage says and the workflow's order allows
 * at this moment (reference 5.5). Empty where the supplier has not come so far.
 */
export function deskUpdates(
  existing: readonly StatusUpdateName[],
  stage: DeskStage,
  workflow: WorkflowTraits,
): StatusUpdateName[] {
  const appended: StatusUpdateName[] = [];
  for (const name of UPDATES[stage]) {
    if (canAppendStatusUpdate([...existing, ...appended], name, workflow)) appended.push(name);
  }
  return appended;
}

/** What the desk is asked for about a supplier of an investigating workflow. */
export const investigationKindOf = (type: ReportType): 'bir' | 'ccr' | 'cfr' =>
  type === 'ccr' || type === 'cfr' ? type : 'bir';

/**
 * The product whose unit a client's own report request uses (reference 9.2): the workflow's, where that is a report
 * about the supplier, else a BIR.
 */
export function requestProductOf(workflow: WorkflowTraits): ProductType {
  const isReport = hasDeliveredReport(workflow.reportType) && isDefaultReportType(workflow.reportType);
  return isReport ? quotaProductOf(workflow) : 'bir';
}
