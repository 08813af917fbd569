import { violation } from '@homologa/domain/errors/error-codes';
import { isValidEmail } from '@homologa/domain/identity/email';
import { DialogContentText } from '@mui/material';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { SHELL } from '../shell.texts';

function AskWhom({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const form = useSubmitForm({
    stored: { email: '' },
    check: ({ email }) => (isValidEmail(email.trim()) ? [] : [violation('email_invalid', 'email')]),
    send: ({ email }) => Promise.resolve(email.trim()),
    onDone: (email) => {
      onClose();
      void navigate(`/login?log_as_email=${encodeURIComponent(email)}`);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(SHELL.logInAs)}
      submitLabel={t(SHELL.continue)}
      maxWidth="xs"
      isDisabled={form.methods.watch('email').trim() === ''}
      isUnguarded
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{t(SHELL.logInAsHint)}</DialogContentText>
      <TextInput source="email" autoFocus required type="email" label={t(SHELL.clientEmail)} />
    </FormDialog>
  );
}

export function LogInAsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open && <AskWhom onClose={onClose} />;
}
