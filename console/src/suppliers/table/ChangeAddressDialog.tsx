import { ADDRESS_PROBLEM_WORDS } from '@homologa/domain/suppliers/addresses/address-words';
import { addressesIn } from '@homologa/domain/suppliers/addresses/addresses-in';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ADDRESS } from './change-address.texts';

/** Gives a supplier whose invitation failed other e-mail addresses and sends the invitation again. */
export function ChangeAddressDialog({ supplier, onClose }: { supplier: SupplierRow; onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshWorkflow();
  const { workflow_id: workflowId, id } = supplier;
  const [text, setText] = useState(supplier.invite.emails.join(', '));
  const [problem, setProblem] = useState<string | null>(null);
  const change = useAction(
    () => dataProvider.changeAddresses(workflowId, { changes: [{ supplier_id: id, emails: addressesIn(text) }] }),
    {
      onDone: async ({ skipped: [skipped] }) => {
        if (skipped) {
          setProblem(t(ADDRESS_PROBLEM_WORDS[skipped.reason]));
          return;
        }
        onClose();
        await refresh(workflowId);
      },
    },
  );
  return (
    <ConfirmDialog
      open
      title={t(ADDRESS.title)}
      confirmLabel={t(ADDRESS.confirm)}
      isBusy={change.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (addressesIn(text).length === 0) setProblem(t(ADDRESS_PROBLEM_WORDS.email_invalid));
        else change.mutate();
      }}
    >
      <DialogContentText sx={{ mb: 2 }}>{t(ADDRESS.text, { name: supplierName(supplier.invite) })}</DialogContentText>
      <TextField
        fullWidth
        label={t(ADDRESS.label)}
        value={text}
        error={problem !== null}
        helperText={problem ?? t(ADDRESS.hint)}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
        slotProps={{ htmlInput: { inputMode: 'email', autoComplete: 'off' } }}
      />
    </ConfirmDialog>
  );
}
