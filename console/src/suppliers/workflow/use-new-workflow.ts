import type { CreateWorkflowBody } from '@homologa/domain/workflows/workflow.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAction } from '../../shared/data/use-action';
import { storeWorkflow } from './use-workflow';
import { workflowApi } from './workflow.api';

/** A compliance check: an investigation with the CFR report. */
export const COMPLIANCE_CHECK = { type: 'investigating', product: 'report', report_type: 'cfr' } as const;

/** Creates a draft, by default from the company's features, and opens its edit page. */
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
