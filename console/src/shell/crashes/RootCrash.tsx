import { Box } from '@mui/material';
import { useRouteError } from 'react-router';
import { ThemeRoot } from '../../shared/theme/ThemeRoot';
import { CrashPage } from './CrashPage';

export function RootCrash() {
  return (
    <ThemeRoot>
      <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
        <CrashPage error={useRouteError()} />
      </Box>
    </ThemeRoot>
  );
}
