import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAction } from '../../shared/data/use-action';
import { storeWorkflow } from './use-workflow';
import { workflowApi } from './workflow.api';

/** Makes a draft from the company's features and opens its edit page (reference 3.2). */
export function useNewWorkflow(onCreated?: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useAction(() => workflowApi.createWorkflow({}), {
    onDone: async (workflow) => {
      storeWorkflow(queries, workflow);
      await queries.invalidateQueries({ queryKey: ['workflows'] });
      onCreated?.();
      await navigate(`/workflows/${workflow.id}/edit`);
    },
  });
}
