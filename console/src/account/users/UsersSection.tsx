import type { CompanyUserResponse } from '@homologa/domain/companies/company-user.contract';
import { COMPANY_ROLE_WORDS } from '@homologa/domain/companies/company-user-words';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { Box, Button, Card, Skeleton, Tooltip, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useUser } from '../../shared/auth/use-can';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListTable } from '../../shared/lists/ListTable';
import type { ListColumn } from '../../shared/lists/list-column';
import { RowList } from '../../shared/lists/RowList';
import { PersonName } from '../../shared/people/PersonName';
import { UserStatusChip } from '../../shared/people/UserStatusChip';
import { useNow } from '../../shared/ui/hooks/use-now';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { ACCOUNT } from '../account.texts';
import { InviteUserButton } from './InviteUserButton';
import { UserActions } from './UserActions';
import { UsersFilter } from './UsersFilter';
import { USERS } from './users.texts';

function LastLogin({ user }: { user: CompanyUserResponse }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const at = user.last_login_at;
  if (at) {
    return (
      <Tooltip describeChild title={format.dateTime(at)}>
        <time dateTime={at} tabIndex={0}>
          {format.relative(at, now)}
        </time>
      </Tooltip>
    );
  }
  return user.invited_at && user.status === 'invited'
    ? t(USERS.invitedOn, { when: format.relative(user.invited_at, now) })
    : t(USERS.never);
}

/** Replaces the table by cards on phones, where the table would scroll horizontally. */
function Cards({ users }: { users: readonly CompanyUserResponse[] }) {
  const t = useText();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {users.map((user) => (
        <Box
          key={user.id}
          component="li"
          sx={{ display: 'flex', gap: 1, p: 2, pr: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <PersonName person={user} />
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {user.email}
            </Typography>
            <Typography variant="body2" sx={{ mb: 0.75 }}>
              {t(COMPANY_ROLE_WORDS[user.role])}
              {' · '}
              <LastLogin user={user} />
            </Typography>
            <UserStatusChip status={user.status} />
          </Box>
          <Box>
            <UserActions user={user} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const CARD_SKELETONS = [1, 2, 3].map((place) => <Skeleton key={place} height={56} sx={{ mx: 2 }} />);

function Rows() {
  const t = useText();
  const { setFilters } = useListContext();
  const columns: ListColumn<CompanyUserResponse>[] = [
    { key: 'name', sort: 'name', label: t(USERS.name), render: (user) => <PersonName person={user} /> },
    { key: 'email', sort: 'email', label: t(USERS.email), render: ({ email }) => email },
    { key: 'role', sort: 'role', label: t(USERS.role), render: ({ role }) => t(COMPANY_ROLE_WORDS[role]) },
    { key: 'status', label: t(USERS.status), render: ({ status }) => <UserStatusChip status={status} /> },
    {
      key: 'last_login',
      sort: 'last_login_at',
      label: t(USERS.lastLogin),
      render: (user) => <LastLogin user={user} />,
    },
    { key: 'actions', label: t(USERS.actionsColumn), opensRow: 'keys', render: (user) => <UserActions user={user} /> },
  ];
  const clear = <Button onClick={() => setFilters({})}>{t(USERS.clear)}</Button>;
  return (
    <ListTable
      label={t(ACCOUNT.users)}
      columns={columns}
      empty={<EmptyState icon={<PeopleIcon />} title={t(USERS.none)} action={clear} />}
      renderCards={(users) => (users ? <Cards users={users} /> : CARD_SKELETONS)}
    />
  );
}

export function UsersSection() {
  const companyId = useUser().acting_company_id ?? '';
  return (
    <RowList<CompanyUserResponse>
      resource="users"
      meta={{ companyId }}
      storeKey="company-users"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
    >
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <UsersFilter />
        <Box sx={{ flex: 1 }} />
        <InviteUserButton />
      </Box>
      <Card>
        <Rows />
        <ListPagination />
      </Card>
    </RowList>
  );
}
