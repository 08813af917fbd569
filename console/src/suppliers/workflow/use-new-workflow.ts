import type { CreateWorkflowBody } from '@homologa/domain/workflows/workflow.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAction } from '../../shared/data/use-action';
import { storeWorkflow } from './use-workflow';
import { workflowApi } from './workflow.api';

/** A compliance check: an investigation whose report is the CFR. */
export const COMPLIANCE_CHECK = { type: 'investigating', product: 'report', report_type: 'cfr' } as const;

/** Makes a draft from the company's features, or of what is asked for, and opens its edit page (reference 3.2). */
export function useNewWorkflow(onCreated?: () => void, asked: Partial<CreateWorkflowBody> = {}) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useAction(() => workflowApi.createWorkflow(asked), {
    onDone: async (workflow) => {
      storeWorkflow(queries, workflow);
      await queries.invalidateQueries({ queryKey: ['workflows'] });
      onCreated?.();
      await navigate(`/workflows/${workflow.id}/edit`);
    },
  });
}
