import type { NotificationResponse } from '@homologa/domain/notifications/notification.contract';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Badge, Box, Button, Divider, MenuItem, MenuList, Typography } from '@mui/material';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../shared/auth/session-store';
import { useUser } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';
import { useRecordWrites } from '../shared/data/provider/use-record-writes';
import { useRows } from '../shared/data/provider/use-rows';
import { useAction } from '../shared/data/use-action';
import { useText } from '../shared/i18n/use-text';
import { HeaderPopover } from '../shared/ui/HeaderPopover';
import { EmptyState } from '../shared/ui/states/EmptyState';
import { ErrorState } from '../shared/ui/states/ErrorState';
import { PageSkeleton } from '../shared/ui/states/PageSkeleton';
import { NotificationLine } from './NotificationLine';
import { NOTIFICATIONS } from './notifications.texts';
import { useUnread } from './use-unread';

function Newest({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { log_as: logAs } = useUser();
  const dataProvider = useProvider();
  const notifications = useRecordWrites<NotificationResponse>('notifications');
  const query = useRows<NotificationResponse>('notifications', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  const readAll = useAction(() => dataProvider.readAllNotifications());
  const read = useAction((id: string) => notifications.update(id, { read: true }), { onError: () => undefined });
  const open = ({ id, path, read_at: readAt }: NotificationResponse) => {
    // Staff logged in as the user must not mark the user's notifications as read.
    if (readAt === null && !logAs) read.mutate(id);
    onClose();
    void navigate(path);
  };
  const { data, error, refetch } = query;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 2, py: 1 }}>
        <Typography component="h2" variant="h3">
          {t(NOTIFICATIONS.title)}
        </Typography>
        {!logAs && data?.some(({ read_at: readAt }) => readAt === null) && (
          <Button size="small" loading={readAll.isPending} onClick={() => readAll.mutate()}>
            {t(NOTIFICATIONS.readAll)}
          </Button>
        )}
      </Box>
      <Divider />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton />}
      {data?.length === 0 && <EmptyState icon={<BellIcon />} title={t(NOTIFICATIONS.none)} />}
      {data && data.length > 0 && (
        <MenuList aria-label={t(NOTIFICATIONS.title)} sx={{ maxHeight: 'min(420px, 60dvh)', overflow: 'auto' }}>
          {data.map((notification) => (
            <MenuItem key={notification.id} onClick={() => open(notification)} sx={{ py: 1 }}>
              <NotificationLine notification={notification} />
            </MenuItem>
          ))}
        </MenuList>
      )}
      <Divider />
      <Box sx={{ p: 1, textAlign: 'center' }}>
        <Button component={Link} to="/notifications" onClick={onClose}>
          {t(NOTIFICATIONS.seeAll)}
        </Button>
      </Box>
    </>
  );
}

/**
 * Unread count and latest notifications. The key resets the component's state when the session or the company changes.
 */
export function NotificationBell() {
  const { token, companyId } = useSession();
  return <Bell key={`${token} ${companyId}`} />;
}

function Bell() {
  const t = useText();
  const unread = useUnread();
  return (
    <HeaderPopover
      label={t(NOTIFICATIONS.bell, { count: unread })}
      opens={{ dialog: t(NOTIFICATIONS.title) }}
      icon={
        <Badge badgeContent={unread} max={99} color="primary">
          <BellIcon />
        </Badge>
      }
      sx={{ width: { xs: 'calc(100% - 32px)', sm: 380 } }}
    >
      {(close) => <Newest onClose={close} />}
    </HeaderPopover>
  );
}
