import type { DeskPrivacyRequest, PrivacyDecisionBody } from '@homologa/domain/privacy/privacy.contract';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useProvider } from '../../shared/data/provider/use-provider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { PRIVACY } from './privacy.texts';

const nameOf = ({ person }: DeskPrivacyRequest): string => person.name || person.email;

function DecideDialog({ request, onClose }: { request: DeskPrivacyRequest; onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefresh();
  const stored: PrivacyDecisionBody = { decision: 'erase', reason: '' };
  const form = useSubmitForm({
    stored,
    send: (typed) => dataProvider.decidePrivacyRequest(request.id, typed),
    codes: { decision_reason_required: 'reason' },
    onDone: () => {
      onClose();
      refresh();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(PRIVACY.decideTitle, { name: nameOf(request) })}
      submitLabel={t(PRIVACY.erase)}
      isDangerous
      extraAction={
        <Button variant="outlined" disabled={form.isPending} onClick={() => form.submit({ decision: 'refuse' })}>
          {t(PRIVACY.refuse)}
        </Button>
      }
      onClose={onClose}
    >
      <DialogContentText>{t(PRIVACY.decideText)}</DialogContentText>
      {request.note && (
        <DialogContentText sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t(PRIVACY.noteOf, { note: request.note })}
        </DialogContentText>
      )}
      <TextInput
        source="reason"
        multiline
        minRows={2}
        fullWidth
        label={t(PRIVACY.reason)}
        helperText={t(PRIVACY.reasonHint)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        sx={{ mt: 2 }}
      />
    </FormDialog>
  );
}

export function DecideErasure({ request }: { request: DeskPrivacyRequest }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        aria-label={t(PRIVACY.decideOn, { name: nameOf(request) })}
        onClick={() => setOpen(true)}
      >
        {t(PRIVACY.decide)}
      </Button>
      {isOpen && <DecideDialog request={request} onClose={() => setOpen(false)} />}
    </>
  );
}
