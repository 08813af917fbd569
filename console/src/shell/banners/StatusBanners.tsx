import { Alert, Box, Button } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { FRAME } from '../frame.texts';
import { DemoBanner } from './DemoBanner';
import { useNewVersion } from './use-new-version';

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
const isOnline = (): boolean => navigator.onLine;

/** Publishes the banners' height as `--banner-height`, which offsets the sticky header and menu. */
function measure(element: HTMLElement | null) {
  if (!element) return undefined;
  const note = () => document.documentElement.style.setProperty('--banner-height', `${element.offsetHeight}px`);
  const observer = new ResizeObserver(note);
  observer.observe(element);
  return () => observer.disconnect();
}

export function StatusBanners() {
  const t = useText();
  const isConnected = useSyncExternalStore(subscribeOnline, isOnline);
  const isNew = useNewVersion();
  return (
    <Box
      ref={measure}
      role="status"
      sx={{ position: 'sticky', top: 0, zIndex: 'drawer', '@media print': { display: 'none' } }}
    >
      {!isConnected && (
        <Alert severity="warning" variant="filled" square>
          {t(FRAME.offline)}
        </Alert>
      )}
      <DemoBanner />
      {isNew && (
        <Alert
          severity="info"
          variant="filled"
          square
          action={
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              {t(FRAME.reload)}
            </Button>
          }
        >
          {t(FRAME.newVersion)}
        </Alert>
      )}
    </Box>
  );
}
