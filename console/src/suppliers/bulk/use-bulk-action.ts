import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { BULK_ACTION_WORDS } from '@homologa/domain/suppliers/bulk/bulk-action-words';
import { REVERSE_BULK_ACTION } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { type BulkOrder, bulkPath } from '../../shared/data/provider/verbs/bulk-actions.verbs';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { useJobAction, useJobs } from '../../shared/jobs/use-jobs';
import { useDoneNotice } from '../../shared/ui/hooks/use-done-notice';
import { bulkResultOf, bulkSummary } from './bulk-summary';

/**
 * Starts a bulk action as a job and notifies when it is done. Undo reverses the action for exactly the suppliers that
 * it changed.
 */
export function useBulkAction(workflowId?: string) {
  const t = useText();
  const notifyDone = useDoneNotice();
  const { dismiss } = useJobs();
  const refresh = useRefreshWorkflow();
  const describe = (order: BulkOrder) => ({
    call: { path: bulkPath(workflowId), method: 'POST' as const, body: order },
    title: t(BULK_ACTION_WORDS[order.action]),
  });
  const tell = async (job: JobResponse, onUndo?: () => void) => {
    await refresh(workflowId);
    const result = bulkResultOf(job);
    if (!result) return;
    notifyDone({ text: bulkSummary(result, t), isDone: result.done > 0, onUndo });
    // The notification shows the result of the bulk action, so remove its job from the tray.
    dismiss(job.id);
  };
  const undo = useJobAction((order: BulkOrder) => ({ ...describe(order), onFinished: (job) => void tell(job) }));
  const offerUndo = (job: JobResponse, { action }: BulkOrder) => {
    const reverse = REVERSE_BULK_ACTION[action];
    return reverse && bulkResultOf(job)?.done ? () => undo.mutate({ action: reverse, changed_by: job.id }) : undefined;
  };
  return useJobAction((order: BulkOrder) => ({
    ...describe(order),
    onFinished: (job) => void tell(job, offerUndo(job, order)),
  }));
}
