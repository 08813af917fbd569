import type { NotificationResponse } from '@homologa/domain/notifications/notification.contract';
import { NOTIFICATION_KIND_WORDS } from '@homologa/domain/notifications/notification-words';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Box, Button, Card, Chip, Link, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useUser } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';
import { useRecordWrites } from '../shared/data/provider/use-record-writes';
import { useAction } from '../shared/data/use-action';
import { useText } from '../shared/i18n/use-text';
import { ListPagination } from '../shared/lists/ListPagination';
import { ListTable } from '../shared/lists/ListTable';
import type { ListColumn } from '../shared/lists/list-column';
import { RowList } from '../shared/lists/RowList';
import { usePage } from '../shared/ui/crumbs';
import { PageTitle } from '../shared/ui/PageTitle';
import { EmptyState } from '../shared/ui/states/EmptyState';
import { PageSkeleton } from '../shared/ui/states/PageSkeleton';
import { NotificationLine } from './NotificationLine';
import { NOTIFICATIONS } from './notifications.texts';

function Line({ notification }: { notification: NotificationResponse }) {
  const { log_as: logAs } = useUser();
  const notifications = useRecordWrites<NotificationResponse>('notifications');
  const read = useAction(() => notifications.update(notification.id, { read: true }), { onError: () => undefined });
  return (
    <Link
      component={RouterLink}
      to={notification.path}
      underline="hover"
      color="inherit"
      onClick={() => {
        if (notification.read_at === null && !logAs) read.mutate();
      }}
    >
      <NotificationLine notification={notification} />
    </Link>
  );
}

function MarkButton({ notification }: { notification: NotificationResponse }) {
  const t = useText();
  const isUnread = notification.read_at === null;
  const notifications = useRecordWrites<NotificationResponse>('notifications');
  const mark = useAction(() => notifications.update(notification.id, { read: isUnread }));
  return (
    <Button size="small" sx={{ whiteSpace: 'nowrap' }} loading={mark.isPending} onClick={() => mark.mutate()}>
      {t(isUnread ? NOTIFICATIONS.read : NOTIFICATIONS.unreadAgain)}
    </Button>
  );
}

function Cards({ notifications }: { notifications: readonly NotificationResponse[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notifications.map((notification) => (
        <Box key={notification.id} component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Line notification={notification} />
          <MarkButton notification={notification} />
        </Box>
      ))}
    </Box>
  );
}

function Sections() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const section = filterValues['unread'] === true ? 'unread' : 'all';
  return (
    <Tabs
      value={section}
      aria-label={t(NOTIFICATIONS.title)}
      sx={{ mb: 1 }}
      onChange={(_, next: typeof section) => setFilters(next === 'unread' ? { unread: true } : {})}
    >
      <Tab value="all" label={t(NOTIFICATIONS.all)} />
      <Tab value="unread" label={t(NOTIFICATIONS.unread)} />
    </Tabs>
  );
}

function Rows() {
  const t = useText();
  const columns: ListColumn<NotificationResponse>[] = [
    {
      key: 'what',
      opensRow: true,
      label: t(NOTIFICATIONS.what),
      render: (notification) => <Line notification={notification} />,
    },
    {
      key: 'kind',
      label: t(NOTIFICATIONS.kind),
      render: ({ kind }) => <Chip size="small" variant="outlined" label={t(NOTIFICATION_KIND_WORDS[kind])} />,
    },
    {
      key: 'actions',
      label: t(NOTIFICATIONS.actions),
      render: (notification) => <MarkButton notification={notification} />,
    },
  ];
  return (
    <ListTable
      label={t(NOTIFICATIONS.title)}
      columns={columns}
      empty={<EmptyState icon={<BellIcon />} title={t(NOTIFICATIONS.none)} text={t(NOTIFICATIONS.noneHint)} />}
      renderCards={(notifications) => (notifications ? <Cards notifications={notifications} /> : <PageSkeleton />)}
    />
  );
}

export default function NotificationsPage() {
  const t = useText();
  usePage({ label: t(NOTIFICATIONS.title) });
  const dataProvider = useProvider();
  const readAll = useAction(() => dataProvider.readAllNotifications());
  return (
    <RowList<NotificationResponse>
      resource="notifications"
      storeKey="notifications"
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
    >
      <PageTitle
        title={t(NOTIFICATIONS.title)}
        actions={
          <>
            <Button component={RouterLink} to="/settings/notifications" variant="outlined">
              {t(NOTIFICATIONS.choices)}
            </Button>
            <Button variant="outlined" loading={readAll.isPending} onClick={() => readAll.mutate()}>
              {t(NOTIFICATIONS.readAll)}
            </Button>
          </>
        }
      />
      <Sections />
      <Card>
        <Rows />
        <ListPagination />
      </Card>
    </RowList>
  );
}
