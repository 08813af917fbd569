import type { NotificationResponse } from '@homologa/domain/notifications/notification.contract';
import { Box, Tooltip, Typography } from '@mui/material';
import { useFormat } from '../shared/i18n/use-format';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { useNow } from '../shared/ui/hooks/use-now';
import { NOTIFICATIONS } from './notifications.texts';
import { sentenceOf } from './sentence';

export function NotificationLine({ notification }: { notification: NotificationResponse }) {
  const t = useText();
  const locale = useAppLocale();
  const format = useFormat();
  const now = useNow();
  const isUnread = notification.read_at === null;
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'baseline', minWidth: 0 }}>
      <Box
        role={isUnread ? 'img' : undefined}
        aria-label={isUnread ? t(NOTIFICATIONS.unread) : undefined}
        sx={{
          width: 8,
          height: 8,
          flexShrink: 0,
          borderRadius: '50%',
          bgcolor: isUnread ? 'primary.main' : 'transparent',
        }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        <Typography variant="body2" sx={{ fontWeight: isUnread ? 600 : 400 }}>
          {sentenceOf(notification, t, locale)}
        </Typography>
        <Tooltip describeChild title={format.dateTime(notification.created_at)}>
          <Typography
            variant="caption"
            component="time"
            dateTime={notification.created_at}
            sx={{ color: 'text.secondary' }}
          >
            {format.relative(notification.created_at, now)}
          </Typography>
        </Tooltip>
      </Box>
    </Box>
  );
}
