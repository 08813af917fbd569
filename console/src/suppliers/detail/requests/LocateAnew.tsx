import { violation } from '@homologa/domain/errors/error-codes';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Button, DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextInput } from '../../../shared/forms/TextInput';
import { useSubmitForm } from '../../../shared/forms/use-submit-form';
import { useText } from '../../../shared/i18n/use-text';
import { LOCATE } from './locate.texts';

function LocateDialog({ supplier, onClose }: { supplier: SupplierResponse; onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const form = useSubmitForm({
    stored: { phone: '' },
    check: ({ phone }) => (phone.trim() === '' ? [violation('phone_required', 'phone')] : []),
    send: (body) => dataProvider.locateSupplier(supplier.workflow_id, supplier.id, body),
    codes: { phone_invalid: 'phone', supplier_number_called: 'phone' },
    success: t(LOCATE.done),
    onDone: async () => {
      onClose();
      await queries.invalidateQueries();
    },
  });
  return (
    <FormDialog form={form} title={t(LOCATE.title)} submitLabel={t(LOCATE.submit)} onClose={onClose}>
      <DialogContentText>{t(LOCATE.text, { supplier: supplier.invite.company_name })}</DialogContentText>
      <TextInput source="phone" type="tel" required fullWidth label={t(LOCATE.phone)} sx={{ mt: 2 }} />
    </FormDialog>
  );
}

/**
 * Enters another phone number for a supplier that could not be located; the provider calls again without using another
 * unit of the quota.
 */
export function LocateAnew({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setOpen(true)}>
        {t(LOCATE.title)}
      </Button>
      {isOpen && <LocateDialog supplier={supplier} onClose={() => setOpen(false)} />}
    </>
  );
}
