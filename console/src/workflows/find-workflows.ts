import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import type { ConsoleDataProvider } from '../shared/data/provider/data-provider';

type FoundWorkflow = Pick<WorkflowRow, 'id' | 'status' | 'info'>;

export async function findWorkflows({ findRows }: ConsoleDataProvider, text: string, signal: AbortSignal) {
  const rows = await findRows<FoundWorkflow>('workflows', text, signal, 'info.title,status');
  return rows.map(({ id, status, info }) => ({
    to: `/workflows/${id}/${status === 'draft' ? 'edit' : 'results'}`,
    label: info.title,
  }));
}
