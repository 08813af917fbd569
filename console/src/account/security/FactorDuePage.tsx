import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { authApi } from '../../shared/auth/auth.api';
import { startSession } from '../../shared/auth/session-store';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { Toasts } from '../../shared/ui/Toasts';
import { SHELL } from '../../shell/shell.texts';
import { SecondFactor } from './SecondFactor';
import { SECURITY } from './security.texts';

/** Page that is shown instead of every other one until the user has set up a required second factor. */
export default function FactorDuePage() {
  const t = useText();
  const logout = useLogout();
  const [isEnrolled, setEnrolled] = useState(false);
  const goOn = useAction(() => authApi.reload(), { onDone: startSession });
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}
    >
      <Card sx={{ width: '100%', maxWidth: 640, p: { xs: 2.5, sm: 4 } }}>
        <Stack spacing={3}>
          <div>
            <Typography variant="h1">{t(SECURITY.dueTitle)}</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t(SECURITY.dueText)}</Typography>
          </div>
          <SecondFactor
            onEnrolled={() => {
              setEnrolled(true);
              goOn.mutate();
            }}
          />
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <Button onClick={() => void logout()}>{t(SHELL.logOut)}</Button>
            {isEnrolled && (
              <Button variant="contained" loading={goOn.isPending} onClick={() => goOn.mutate()}>
                {t(SECURITY.goOn)}
              </Button>
            )}
          </Box>
        </Stack>
      </Card>
      <Toasts />
    </Box>
  );
}
