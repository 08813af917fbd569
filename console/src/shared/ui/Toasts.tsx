import { darken, lighten, Snackbar, type Theme, useMediaQuery, useTheme } from '@mui/material';
import { useEffect, useState } from 'react';
import { CloseNotificationContext, type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

/** Default duration of a toast in milliseconds. */
const TOAST_MS = 5000;

/** Uses the colours of MUI's standard `Alert`, so that a success looks the same in a toast and in the page. */
function colorsOf({ palette }: Theme, type: 'success' | 'warning' | 'error') {
  const [towardsText, towardsPaper] = palette.mode === 'dark' ? [lighten, darken] : [darken, lighten];
  const { light, main } = palette[type];
  return { color: towardsText(light, 0.6), bgcolor: towardsPaper(light, 0.9), border: `1px solid ${main}` };
}

/** A toast with its sequence number, so that two toasts with the same text are distinct. */
interface Shown {
  toast: NotificationPayload;
  turn: number;
}

/**
 * Notifications of the console. A new toast immediately replaces the previous toast, so the visible toast always
 * belongs to the last action. Phones show toasts at the top, because the page's buttons are at the bottom.
 */
export function Toasts() {
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const [shown, setShown] = useState<Shown | null>(null);
  /** Sequence number of the toast that was closed last. Closing an older toast leaves a newer toast open. */
  const [closed, setClosed] = useState(0);
  const newest = notifications.at(-1);
  if (newest && shown?.toast !== newest) setShown({ toast: newest, turn: (shown?.turn ?? 0) + 1 });
  useEffect(() => {
    if (newest) setNotifications([]);
  }, [newest, setNotifications]);
  if (!shown) return null;
  const { toast, turn } = shown;
  const { message, type, notificationOptions = {} } = toast;
  const { autoHideDuration = TOAST_MS, multiLine = false, messageArgs } = notificationOptions;
  const close = () => setClosed(turn);
  const colors = type === 'info' ? {} : colorsOf(theme, type);
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        key={turn}
        open={turn > closed}
        autoHideDuration={autoHideDuration}
        onClose={close}
        message={typeof message === 'string' ? translate(message, messageArgs) : undefined}
        anchorOrigin={{ vertical: isNarrow ? 'top' : 'bottom', horizontal: 'center' }}
        slotProps={{ content: { sx: { ...colors, ...(multiLine && { whiteSpace: 'pre-wrap' }) } } }}
      >
        {typeof message === 'string' ? undefined : <div>{message}</div>}
      </Snackbar>
    </CloseNotificationContext>
  );
}
