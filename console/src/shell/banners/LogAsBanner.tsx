import { Alert, Button } from '@mui/material';
import { useLogout } from 'react-admin';
import { useUser } from '../../shared/auth/use-can';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { SHELL } from '../shell.texts';

export function LogAsBanner() {
  const t = useText();
  const locale = useAppLocale();
  const logout = useLogout();
  const user = useUser();
  if (!user.log_as) return null;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(user.log_as.expires_at));
  return (
    <Alert
      severity="warning"
      variant="filled"
      square
      action={
        <Button color="inherit" size="small" onClick={() => void logout()}>
          {t(SHELL.endLogAs)}
        </Button>
      }
    >
      {t(user.log_as.read_only ? SHELL.viewingAs : SHELL.loggedInAs, { email: user.info.email, time })}
    </Alert>
  );
}
