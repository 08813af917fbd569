import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';

export const traitsOf = (workflow: Pick<WorkflowResponse, 'type' | 'product' | 'report_type'>): WorkflowTraits => ({
  type: workflow.type,
  product: workflow.product,
  reportType: workflow.report_type,
});
