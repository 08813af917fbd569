import { archiveToggle } from '@homologa/domain/catalog/supplier-status';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { ARCHIVE_DONE_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { useAction } from '../shared/data/use-action';
import { useText } from '../shared/i18n/use-text';
import { suppliersApi } from './suppliers.api';
import { SUPPLIERS } from './suppliers.texts';
import { useRefreshWorkflow } from './workflow/use-workflow';

/** What a client does with one supplier; each refreshes whatever shows it. */
export function useSupplierChanges(supplier: SupplierRow) {
  const t = useText();
  const refresh = useRefreshWorkflow();
  const { workflow_id: workflowId, id } = supplier;
  const onDone = () => refresh(workflowId);
  const toggle = archiveToggle(supplier.status);
  return {
    archiveAction: toggle.action,
    archive: useAction(() => suppliersApi.updateSupplier(workflowId, id, { status: toggle.nextStatus }), {
      success: t(ARCHIVE_DONE_WORDS[toggle.action]),
      onDone,
    }),
    remind: useAction(() => suppliersApi.remindSupplier(workflowId, id), { success: t(SUPPLIERS.reminded), onDone }),
    resend: useAction(() => suppliersApi.resendInvitation(workflowId, id), { success: t(SUPPLIERS.resent), onDone }),
  };
}
