import { Alert, Box, Button } from '@mui/material';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCheckForApplicationUpdate } from 'react-admin';
import { useText } from '../shared/i18n/use-text';
import { SHELL } from './shell.texts';

/** Milliseconds between two looks for a newer build. */
const UPDATE_CHECK = 10 * 60_000;

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
const isOnline = (): boolean => navigator.onLine;

/** Whether the server has a newer build: seen by looking for one, or by a file of this one that is gone. */
function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useCheckForApplicationUpdate({ url: '/', interval: UPDATE_CHECK, onNewVersionAvailable: () => setNew(true) });
  useEffect(() => {
    const onMissing = () => {
      // Without a connection nothing loads, whatever version it is.
      if (navigator.onLine) setNew(true);
    };
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, []);
  return isNew;
}

/** Above every page: that there is no connection, that there is a newer version. */
export function StatusBanners() {
  const t = useText();
  const isConnected = useSyncExternalStore(subscribeOnline, isOnline);
  const isNew = useNewVersion();
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'snackbar', '@media print': { display: 'none' } }}>
      {!isConnected && (
        <Alert severity="warning" variant="filled" square>
          {t(SHELL.offline)}
        </Alert>
      )}
      {isNew && (
        <Alert
          severity="info"
          variant="filled"
          square
          action={
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              {t(SHELL.reload)}
            </Button>
          }
        >
          {t(SHELL.newVersion)}
        </Alert>
      )}
    </Box>
  );
}
