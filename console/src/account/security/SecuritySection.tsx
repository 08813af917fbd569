import { Alert, Divider, Stack, Typography } from '@mui/material';
import { useUser } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { ACCOUNT } from '../account.texts';
import { OwnSessions } from './OwnSessions';
import { SecondFactor } from './SecondFactor';
import { SECURITY } from './security.texts';

export function SecuritySection() {
  const t = useText();
  const { log_as: logAs } = useUser();
  if (logAs) return <Alert severity="info">{t(ACCOUNT.notWhileLoggedAs)}</Alert>;
  return (
    <Stack spacing={3}>
      <div>
        <Typography variant="h2">{t(SECURITY.factor)}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t(SECURITY.factorHint)}</Typography>
      </div>
      <SecondFactor />
      <Divider />
      <Typography variant="h2">{t(SECURITY.sessions)}</Typography>
      <OwnSessions />
    </Stack>
  );
}
