import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { useCan, useCompany, useUser } from '../../shared/auth/use-can';
import type { FilterScope } from './offered-filters';

export function useFilterScope(workflow: WorkflowResponse | undefined): FilterScope {
  const user = useUser();
  const seesLabels = useCan('see_labels');
  const products = useCompany()?.features.products ?? [];
  return {
    workflow: workflow
      ? {
          reportType: workflow.report_type,
          type: workflow.type,
          hasQuestionnaire: workflow.questionnaire.length > 0,
          isActive: workflow.status === 'active',
        }
      : null,
    products: products.filter(({ enabled }) => enabled).map(({ type }) => type),
    seesLabels,
    hasCompliance: user.compliance_enabled,
  };
}
