import { violation } from '@homologa/domain/errors/error-codes';
import EditIcon from '@mui/icons-material/EditNoteOutlined';
import { Alert, Box, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useAction } from '../shared/data/use-action';
import { FormDialog } from '../shared/forms/FormDialog';
import { TextInput } from '../shared/forms/TextInput';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { CORRECTION } from './correction.texts';
import { deskApi } from './desk.api';
import { useHolds, useRequest, useTakeAnswer } from './request-context';
import { useMayNotDeliver } from './SecondLook';

function BeginDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { id } = useRequest();
  const takeAnswer = useTakeAnswer();
  const form = useSubmitForm({
    stored: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [violation('correction_reason_required', 'reason')] : []),
    send: ({ reason }) => deskApi.beginCorrection(id, reason),
    codes: { correction_reason_required: 'reason' },
    onDone: async (answer) => {
      onClose();
      await takeAnswer(answer);
    },
  });
  return (
    <FormDialog form={form} title={t(CORRECTION.begin)} submitLabel={t(CORRECTION.start)} onClose={onClose}>
      <DialogContentText>{t(CORRECTION.beginText)}</DialogContentText>
      <TextInput
        source="reason"
        required
        multiline
        minRows={2}
        fullWidth
        label={t(CORRECTION.reason)}
        helperText={t(CORRECTION.reasonHint)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        sx={{ mt: 2 }}
      />
    </FormDialog>
  );
}

/** Begins to correct what was delivered, with the reason that the client will read. */
export function BeginCorrection() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
        {t(CORRECTION.begin)}
      </Button>
      {isOpen && <BeginDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The correction that is being made: why, since when, and its two ends. */
export function CorrectionUnderWay() {
  const t = useText();
  const format = useFormat();
  const { id, correction } = useRequest();
  const onDone = useTakeAnswer();
  const deliver = useAction(() => deskApi.deliverCorrection(id), { success: t(CORRECTION.delivered), onDone });
  const abandon = useAction(() => deskApi.abandonCorrection(id), { success: t(CORRECTION.abandoned), onDone });
  const holds = useHolds();
  const mayNotDeliver = useMayNotDeliver();
  if (!correction) return null;
  const isBusy = deliver.isPending || abandon.isPending;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {t(CORRECTION.underWay, {
        name: correction.begun_by?.name ?? '–',
        date: format.dateTime(correction.begun_at),
      })}
      <Box sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{correction.reason}</Box>
      <Box sx={{ display: holds ? 'flex' : 'none', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          size="small"
          loading={deliver.isPending}
          disabled={isBusy || mayNotDeliver}
          onClick={() => deliver.mutate()}
        >
          {t(CORRECTION.deliver)}
        </Button>
        <Button
          variant="outlined"
          size="small"
          color="inherit"
          loading={abandon.isPending}
          disabled={isBusy}
          onClick={() => abandon.mutate()}
        >
          {t(CORRECTION.abandon)}
        </Button>
      </Box>
    </Alert>
  );
}
