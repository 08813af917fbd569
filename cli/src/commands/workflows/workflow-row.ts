import type { WorkflowDetail } from '@homologa/core/workflows/workflow.queries';
import type { WorkflowListRow } from '@homologa/core/workflows/workflow-list.queries';

type Row = Omit<WorkflowListRow, 'questionnaire' | 'suppliers' | 'companyLogoId' | 'companyName'>;

export const workflowRow = (workflow: Row) => ({
  id: workflow.id,
  company_id: workflow.companyId,
  title: workflow.title,
  status: workflow.status,
  type: workflow.type,
  product: workflow.product,
  report_type: workflow.reportType,
  payment: workflow.payment,
  suppliers: workflow.suppliersCount,
  completed: workflow.suppliersCompletedCount,
  created_at: workflow.createdAt,
  launched_at: workflow.launchedAt,
  closed_at: workflow.closedAt,
});

export const workflowOf = ({ workflow, suppliersCount, suppliersCompletedCount }: WorkflowDetail) =>
  workflowRow({ ...workflow, suppliersCount, suppliersCompletedCount });
