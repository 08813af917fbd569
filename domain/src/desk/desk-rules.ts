import { hasDeliveredReport, isDefaultReportType, type ProductType, type ReportType } from '../catalog/report-types';
import { canAppendStatusUpdate, type StatusUpdateName } from '../catalog/status-updates';
import type { WorkflowTraits } from '../catalog/workflow-traits';
import { quotaProductOf } from '../companies/features';

export type DeskStage = 'taken' | 'verified' | 'delivered';

const UPDATES: Readonly<Record<DeskStage, readonly StatusUpdateName[]>> = {
  taken: ['data_verification'],
  verified: ['data_verification', 'creating_score', 'creating_report'],
  delivered: ['data_verification', 'creating_score', 'score_created', 'creating_report', 'report_created'],
};

/**
 * Lists the status updates to append to a supplier when its request reaches a stage at the desk, in order, as far as
 * the workflow's order of updates allows them (reference 5.5). Empty if the supplier has not got far enough.
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

export const investigationKindOf = (type: ReportType): 'bir' | 'ccr' | 'cfr' =>
  type === 'ccr' || type === 'cfr' ? type : 'bir';

/**
 * Returns the product charged for a client's own report request (reference 9.2): the workflow's report type if it is a
 * report about the supplier, else a BIR.
 */
export function requestProductOf(workflow: WorkflowTraits): ProductType {
  const isReport = hasDeliveredReport(workflow.reportType) && isDefaultReportType(workflow.reportType);
  return isReport ? quotaProductOf(workflow) : 'bir';
}
