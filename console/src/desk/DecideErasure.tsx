import type { DeskPrivacyRequest } from '@homologa/domain/privacy/privacy.contract';
import { Button, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useDeed } from '../shared/data/use-deed';
import { useViolations } from '../shared/forms/use-violations';
import { useText } from '../shared/i18n/use-text';
import { ConfirmDialog } from '../shared/ui/ConfirmDialog';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
import { privacyApi } from './privacy.api';
import { PRIVACY } from './privacy.texts';

/** Grants an erasure or refuses it; what goes and what stays is said before. */
export function DecideErasure({ request }: { request: DeskPrivacyRequest }) {
  const t = useText();
  const refresh = useRefresh();
  const failures = useViolations();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const name = request.person.name || request.person.email;
  const close = () => {
    setOpen(false);
    failures.clear();
  };
  const decide = useDeed((decision: 'erase' | 'refuse') => privacyApi.decide(request.id, { decision, reason }), {
    onError: failures.fail,
    onDone: () => {
      close();
      refresh();
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ alignSelf: 'start', minHeight: { xs: 44, sm: 36 } }}
        aria-label={t(PRIVACY.decideOn, { name })}
        onClick={() => setOpen(true)}
      >
        {t(PRIVACY.decide)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t(PRIVACY.decideTitle, { name })}
        confirmLabel={t(PRIVACY.erase)}
        isDangerous
        isBusy={decide.isPending}
        extraAction={
          <Button variant="outlined" disabled={decide.isPending} onClick={() => decide.mutate('refuse')}>
            {t(PRIVACY.refuse)}
          </Button>
        }
        onConfirm={() => decide.mutate('erase')}
        onClose={close}
      >
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
        <DialogContentText>{t(PRIVACY.decideText)}</DialogContentText>
        {request.note && (
          <DialogContentText sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {t(PRIVACY.noteOf, { note: request.note })}
          </DialogContentText>
        )}
        <TextField
          multiline
          minRows={2}
          fullWidth
          label={t(PRIVACY.reason)}
          helperText={t(PRIVACY.reasonHint)}
          value={reason}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          sx={{ mt: 2 }}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
