import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import { foundRows } from '../shared/lists/found-rows';

type FoundWorkflow = Pick<WorkflowRow, 'id' | 'status' | 'info'>;

export async function findWorkflows(text: string, signal: AbortSignal) {
  const rows = await foundRows<FoundWorkflow>('workflows', text, signal, 'info.title,status');
  return rows.map(({ id, status, info }) => ({
    to: `/workflows/${id}/${status === 'draft' ? 'edit' : 'results'}`,
    label: info.title,
  }));
}
