import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { useAction } from '../../shared/data/use-action';
import { storeWorkflow } from '../../shared/data/use-workflow';

/** Creates a draft with the server's defaults, which follow the company's features, and opens its edit page. */
export function useNewWorkflow(onCreated?: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const workflows = useRecordWrites<WorkflowResponse>('workflows');
  return useAction(() => workflows.create({}), {
    onDone: async (workflow) => {
      storeWorkflow(queries, workflow);
      onCreated?.();
      await navigate(`/workflows/${workflow.id}/edit`);
    },
  });
}
