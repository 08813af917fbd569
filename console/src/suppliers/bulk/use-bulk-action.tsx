import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { BULK_ACTION_WORDS } from '@homologa/domain/suppliers/bulk-action-words';
import { REVERSE_BULK_ACTION } from '@homologa/domain/suppliers/bulk-actions';
import { Alert, Button } from '@mui/material';
import { useCloseNotification, useNotify } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { useJobAction } from '../../shared/jobs/use-jobs';
import { useRefreshWorkflow } from '../workflow/use-workflow';
import { type BulkOrder, bulkCall } from './bulk.api';
import { BULK } from './bulk.texts';
import { bulkResultOf, bulkSummary } from './bulk-summary';

/** Long enough to read whom it left out and to think better of it. */
const NOTICE_MS = 15_000;

/** What was done; what can be undone offers it. */
function DoneNotice({ text, isDone, onUndo }: { text: string; isDone: boolean; onUndo?: () => void }) {
  const t = useText();
  const close = useCloseNotification();
  const undo = onUndo && (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {t(BULK.undo)}
    </Button>
  );
  return (
    <Alert severity={isDone ? 'success' : 'info'} variant="standard" action={undo} elevation={6}>
      {text}
    </Alert>
  );
}

/**
 * Starts an action on many suppliers of a workflow, or of all active ones: shown in the tray with its progress, told
 * when it is done, and undone on exactly those that it changed.
 */
export function useBulkAction(workflowId?: string) {
  const t = useText();
  const notify = useNotify();
  const refresh = useRefreshWorkflow();
  const describe = (order: BulkOrder) => ({
    call: bulkCall(order, workflowId),
    title: t(BULK_ACTION_WORDS[order.action]),
  });
  const tell = async (job: JobResponse, onUndo?: () => void) => {
    await refresh(workflowId);
    const result = bulkResultOf(job);
    // What has failed says so in the tray, where it can be tried again.
    if (!result) return;
    const notice = <DoneNotice text={bulkSummary(result, t)} isDone={result.done > 0} onUndo={onUndo} />;
    notify(notice, { autoHideDuration: NOTICE_MS });
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
