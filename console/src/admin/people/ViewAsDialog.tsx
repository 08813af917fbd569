import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';
import { violation } from '@homologa/domain/errors/error-codes';
import { DialogContentText } from '@mui/material';
import { useNavigate } from 'react-router';
import { startLooking } from '../../shared/auth/session-store';
import { useProvider } from '../../shared/data/provider/use-provider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { ADMIN } from '../admin.texts';

export function ViewAsDialog({ user, onClose }: { user: DeskUserResponse; onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const navigate = useNavigate();
  const form = useSubmitForm({
    stored: { reason: '' },
    check: ({ reason }) => (reason.trim() ? [] : [violation('log_as_reason_required', 'reason')]),
    send: ({ reason }) => dataProvider.viewAsPerson(user.id, reason),
    onDone: (session) => {
      startLooking(session);
      void navigate('/home');
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(ADMIN.viewAsTitle, { name: user.name })}
      submitLabel={t(ADMIN.look)}
      maxWidth="xs"
      isUnguarded
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{t(ADMIN.viewAsHint)}</DialogContentText>
      <TextInput autoFocus required fullWidth source="reason" label={t(ADMIN.reason)} />
    </FormDialog>
  );
}
