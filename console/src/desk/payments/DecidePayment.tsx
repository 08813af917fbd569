import { violation } from '@homologa/domain/errors/error-codes';
import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import AcceptIcon from '@mui/icons-material/CheckCircleOutlined';
import RemindIcon from '@mui/icons-material/NotificationsActiveOutlined';
import RejectIcon from '@mui/icons-material/ThumbDownOutlined';
import { Button, DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../shared/data/use-action';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { paymentKey, paymentsApi } from './payments.api';
import { PAYMENTS } from './payments.texts';
import { useTakePayment } from './use-take-payment';

interface DialogProps {
  charge: ChargeResponse;
  onClose: () => void;
}

const TEXT = { htmlInput: { maxLength: 1000 } };

function RejectDialog({ charge, onClose }: DialogProps) {
  const t = useText();
  const take = useTakePayment();
  const form = useSubmitForm({
    stored: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [violation('payment_reason_required', 'reason')] : []),
    send: ({ reason }) => paymentsApi.reject(charge.id, { reason, version: charge.version }),
    success: t(PAYMENTS.rejected),
    onDone: async (answer) => {
      onClose();
      await take(answer);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(PAYMENTS.rejectTitle)}
      submitLabel={t(PAYMENTS.reject)}
      isDangerous
      onClose={onClose}
    >
      <DialogContentText>{t(PAYMENTS.rejectText)}</DialogContentText>
      <TextInput
        source="reason"
        required
        multiline
        minRows={2}
        fullWidth
        label={t(PAYMENTS.reason)}
        slotProps={TEXT}
        sx={{ mt: 2 }}
      />
    </FormDialog>
  );
}

function AcceptDialog({ charge, onClose }: DialogProps) {
  const t = useText();
  const take = useTakePayment();
  const form = useSubmitForm({
    stored: { note: '' },
    check: ({ note }) => (note.trim() === '' ? [violation('payment_note_required', 'note')] : []),
    send: ({ note }) => paymentsApi.accept(charge.id, { note, version: charge.version }),
    success: t(PAYMENTS.accepted),
    onDone: async (answer) => {
      onClose();
      await take(answer);
    },
  });
  return (
    <FormDialog form={form} title={t(PAYMENTS.acceptTitle)} submitLabel={t(PAYMENTS.accept)} onClose={onClose}>
      <DialogContentText>{t(PAYMENTS.acceptText)}</DialogContentText>
      <TextInput
        source="note"
        required
        multiline
        minRows={2}
        fullWidth
        label={t(PAYMENTS.note)}
        slotProps={TEXT}
        sx={{ mt: 2 }}
      />
    </FormDialog>
  );
}

/** Accepts a payment, rejects its proof, or reminds of it, as it stands. */
export function DecidePayment({ charge }: { charge: ChargeResponse }) {
  const t = useText();
  const take = useTakePayment();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'accept' | 'reject' | null>(null);
  const { id, state, version, paid_online: isOnline } = charge;
  const accept = useAction(() => paymentsApi.accept(id, { note: '', version }), {
    success: t(PAYMENTS.accepted),
    onDone: async (answer) => take(answer),
  });
  const remind = useAction(() => paymentsApi.remind(id), {
    success: t(PAYMENTS.remindedNow),
    onDone: async (answer) => take(answer),
  });
  const isProved = state === 'to_check';
  const mayReject = isProved || (state === 'accepted' && !isOnline);
  const close = () => {
    setOpen(null);
    // What somebody else has done meanwhile is to be seen.
    void queries.invalidateQueries({ queryKey: paymentKey(id) });
  };
  return (
    <>
      {(state === 'awaiting_proof' || state === 'unpaid' || state === 'rejected') && (
        <Button
          variant="outlined"
          startIcon={<RemindIcon />}
          loading={remind.isPending}
          onClick={() => remind.mutate()}
        >
          {t(PAYMENTS.remind)}
        </Button>
      )}
      {mayReject && (
        <Button variant="outlined" color="error" startIcon={<RejectIcon />} onClick={() => setOpen('reject')}>
          {t(PAYMENTS.reject)}
        </Button>
      )}
      {state !== 'accepted' && (
        <Button
          variant="contained"
          startIcon={<AcceptIcon />}
          loading={accept.isPending}
          onClick={() => (isProved ? accept.mutate() : setOpen('accept'))}
        >
          {t(PAYMENTS.accept)}
        </Button>
      )}
      {open === 'accept' && <AcceptDialog charge={charge} onClose={close} />}
      {open === 'reject' && <RejectDialog charge={charge} onClose={close} />}
    </>
  );
}
