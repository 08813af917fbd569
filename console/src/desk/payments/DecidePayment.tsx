import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import AcceptIcon from '@mui/icons-material/CheckCircleOutlined';
import RemindIcon from '@mui/icons-material/NotificationsActiveOutlined';
import RejectIcon from '@mui/icons-material/ThumbDownOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordKey } from '../../shared/data/provider/use-keep-record';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { ReasonDialog } from '../queue/ReasonDialog';
import { PAYMENTS } from './payments.texts';
import { useTakePayment } from './use-take-payment';

interface DialogProps {
  charge: ChargeResponse;
  onClose: () => void;
}

function RejectDialog({ charge: { id, version }, onClose }: DialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  return (
    <ReasonDialog
      title={t(PAYMENTS.rejectTitle)}
      text={t(PAYMENTS.rejectText)}
      source="reason"
      label={t(PAYMENTS.reason)}
      missing="payment_reason_required"
      submitLabel={t(PAYMENTS.reject)}
      isDangerous
      send={(reason) => dataProvider.rejectPayment(id, { reason, version })}
      success={t(PAYMENTS.rejected)}
      onDone={useTakePayment()}
      onClose={onClose}
    />
  );
}

function AcceptDialog({ charge: { id, version }, onClose }: DialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  return (
    <ReasonDialog
      title={t(PAYMENTS.acceptTitle)}
      text={t(PAYMENTS.acceptText)}
      source="note"
      label={t(PAYMENTS.note)}
      missing="payment_note_required"
      submitLabel={t(PAYMENTS.accept)}
      send={(note) => dataProvider.acceptPayment(id, { note, version })}
      success={t(PAYMENTS.accepted)}
      onDone={useTakePayment()}
      onClose={onClose}
    />
  );
}

export function DecidePayment({ charge }: { charge: ChargeResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const take = useTakePayment();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'accept' | 'reject' | null>(null);
  const { id, state, version, paid_online: isOnline } = charge;
  const accept = useAction(() => dataProvider.acceptPayment(id, { note: '', version }), {
    success: t(PAYMENTS.accepted),
    onDone: async (answer) => take(answer),
  });
  const remind = useAction(() => dataProvider.remindOfPayment(id), {
    success: t(PAYMENTS.remindedNow),
    onDone: async (answer) => take(answer),
  });
  const isProved = state === 'to_check';
  const mayReject = isProved || (state === 'accepted' && !isOnline);
  const close = () => {
    setOpen(null);
    // Refetch the payment, because another user may have decided first.
    void queries.invalidateQueries({ queryKey: recordKey('payments', id) });
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
