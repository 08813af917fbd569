import { Snackbar, useTheme } from '@mui/material';
import { useEffect, useState } from 'react';
import { CloseNotificationContext, type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

/** Milliseconds that a toast stays where it does not say. */
const TOAST_MS = 5000;

/** A toast that was said, with its turn: the same words again are another one. */
interface Shown {
  toast: NotificationPayload;
  turn: number;
}

/** What the console says in passing. A toast replaces an older one at once: what is read belongs to the last action. */
export function Toasts() {
  const { palette } = useTheme();
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOpen, setOpen] = useState(false);
  const newest = notifications.at(-1);
  if (newest && shown?.toast !== newest) {
    setShown({ toast: newest, turn: (shown?.turn ?? 0) + 1 });
    setOpen(true);
  }
  useEffect(() => {
    if (newest) setNotifications([]);
  }, [newest, setNotifications]);
  if (!shown) return null;
  const { message, type, notificationOptions = {} } = shown.toast;
  const { autoHideDuration = TOAST_MS, multiLine = false, messageArgs } = notificationOptions;
  const close = () => setOpen(false);
  const colors = type === 'info' ? {} : { bgcolor: palette[type].main, color: palette[type].contrastText };
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        key={shown.turn}
        open={isOpen}
        autoHideDuration={autoHideDuration}
        onClose={close}
        message={typeof message === 'string' ? translate(message, messageArgs) : undefined}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ content: { sx: { ...colors, ...(multiLine && { whiteSpace: 'pre-wrap' }) } } }}
      >
        {typeof message === 'string' ? undefined : <div>{message}</div>}
      </Snackbar>
    </CloseNotificationContext>
  );
}
