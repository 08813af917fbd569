import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';
import { SHELL } from './shell.texts';

/** Asks whom to act as; the login page then asks for the reason and the staff member's own password. */
export function LogInAsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    void navigate(`/login?log_as_email=${encodeURIComponent(email.trim())}`);
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle>{t(SHELL.logInAs)}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t(SHELL.logInAsHint)}</DialogContentText>
          <TextField
            autoFocus
            required
            type="email"
            label={t(SHELL.clientEmail)}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
          <Button type="submit" variant="contained" disabled={email.trim() === ''}>
            {t(SHELL.continue)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
