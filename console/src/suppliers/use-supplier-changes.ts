import { type ArchiveAction, archiveActionOf, STATUS_AFTER } from '@homologa/domain/catalog/supplier-status';
import type { SupplierResponse, SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { ARCHIVE_DONE_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { useProvider } from '../shared/data/provider/use-provider';
import { useRecordUpdate } from '../shared/data/provider/use-record-writes';
import { useAction } from '../shared/data/use-action';
import { useRefreshWorkflow } from '../shared/data/use-workflow';
import { useText } from '../shared/i18n/use-text';
import { useDoneNotice } from '../shared/ui/hooks/use-done-notice';
import { SUPPLIERS } from './suppliers.texts';

const OPPOSITE = { archive: 'unarchive', unarchive: 'archive' } as const satisfies Record<ArchiveAction, ArchiveAction>;

export function useSupplierChanges(supplier: SupplierRow) {
  const t = useText();
  const dataProvider = useProvider();
  const notifyDone = useDoneNotice();
  const refresh = useRefreshWorkflow();
  const { workflow_id: workflowId, id } = supplier;
  const onDone = () => refresh(workflowId);
  const update = useRecordUpdate<SupplierResponse>('suppliers', { workflowId });
  const move = (action: ArchiveAction) => update(id, { status: STATUS_AFTER[action] });
  const undo = useAction(move, {
    onDone: async (_answer, action) => {
      notifyDone({ text: t(ARCHIVE_DONE_WORDS[action]) });
      await onDone();
    },
  });
  const undoCompletion = useAction(() => dataProvider.undoCompletion(workflowId, id), {
    success: t(SUPPLIERS.completionUndone),
    onDone,
  });
  return {
    archiveAction: archiveActionOf(supplier.status),
    archive: useAction(move, {
      onDone: async (_answer, action) => {
        notifyDone({ text: t(ARCHIVE_DONE_WORDS[action]), onUndo: () => undo.mutate(OPPOSITE[action]) });
        await onDone();
      },
    }),
    complete: useAction(() => update(id, { status: 'completed' }), {
      onDone: async () => {
        notifyDone({ text: t(SUPPLIERS.markedCompleted), onUndo: () => undoCompletion.mutate() });
        await onDone();
      },
    }),
    remind: useAction(() => dataProvider.remindSupplier(workflowId, id), { success: t(SUPPLIERS.reminded), onDone }),
    resend: useAction(() => dataProvider.resendInvitation(workflowId, id), { success: t(SUPPLIERS.resent), onDone }),
  };
}
