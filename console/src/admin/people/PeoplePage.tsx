import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';
import { COMPANY_ROLE_WORDS, COMPANY_USER_STATUS_WORDS } from '@homologa/domain/companies/company-user-words';
import { COMPANY_USER_STATUSES } from '@homologa/domain/companies/company-users';
import { STAFF_ROLE_WORDS } from '@homologa/domain/identity/staff-role-words';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListSearch } from '../../shared/lists/ListSearch';
import { ListTable } from '../../shared/lists/ListTable';
import type { ListColumn } from '../../shared/lists/list-column';
import { PromptFilters } from '../../shared/lists/PromptFilters';
import { RowList } from '../../shared/lists/RowList';
import { SelectFilter } from '../../shared/lists/SelectFilter';
import { PersonName } from '../../shared/people/PersonName';
import { UserStatusChip } from '../../shared/people/UserStatusChip';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton';
import { ADMIN } from '../admin.texts';
import { CompanyFilter } from '../CompanyFilter';
import { shownStatus } from '../shown-status';
import { InvitePersonButton } from './InvitePersonButton';
import { PersonActions } from './PersonActions';

function BelongsTo({ user }: { user: DeskUserResponse }) {
  const t = useText();
  if (user.account_role === 'admin') {
    const roles = user.staff_roles.map((role) => t(STAFF_ROLE_WORDS[role])).join(', ');
    return (
      <>
        <Chip size="small" color="primary" label={t(ADMIN.staff)} />{' '}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {roles || t(ADMIN.noRole)}
        </Typography>
      </>
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {user.companies.map(({ company_id: id, company_name: name, role, deactivated }) => (
        <li key={id}>
          {name}{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {t(COMPANY_ROLE_WORDS[role])}
            {deactivated && shownStatus(user) !== 'deactivated' && ` · ${t(COMPANY_USER_STATUS_WORDS.deactivated)}`}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function Cards({ users }: { users: readonly DeskUserResponse[] }) {
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
            <Box sx={{ my: 0.75 }}>
              <BelongsTo user={user} />
            </Box>
            <UserStatusChip status={shownStatus(user)} />
          </Box>
          <PersonActions user={user} />
        </Box>
      ))}
    </Box>
  );
}

function Rows() {
  const t = useText();
  const format = useFormat();
  const { setFilters } = useListContext();
  const columns: ListColumn<DeskUserResponse>[] = [
    { key: 'name', sort: 'name', label: t(ADMIN.name), render: (user) => <PersonName person={user} /> },
    { key: 'email', sort: 'email', label: t(ADMIN.email), render: ({ email }) => email },
    { key: 'group', label: t(ADMIN.group), render: (user) => <BelongsTo user={user} /> },
    { key: 'status', label: t(ADMIN.status), render: (user) => <UserStatusChip status={shownStatus(user)} /> },
    {
      key: 'last_login',
      label: t(ADMIN.lastLogin),
      render: ({ last_login_at: at }) => (at ? format.dateTime(at) : t(ADMIN.never)),
    },
    { key: 'actions', label: t(ADMIN.actions), opensRow: 'keys', render: (user) => <PersonActions user={user} /> },
  ];
  const clear = <Button onClick={() => setFilters({})}>{t(ADMIN.clear)}</Button>;
  return (
    <ListTable
      label={t(ADMIN.people)}
      columns={columns}
      empty={<EmptyState icon={<PeopleIcon />} title={t(ADMIN.none)} action={clear} />}
      renderCards={(users) => (users ? <Cards users={users} /> : <PageSkeleton />)}
    />
  );
}

export default function PeoplePage() {
  const t = useText();
  usePage({ label: t(ADMIN.people) });
  const groups = [
    { value: 'admin', label: t(ADMIN.staff) },
    { value: 'user', label: t(ADMIN.clients) },
  ];
  const statuses = COMPANY_USER_STATUSES.map((value) => ({ value, label: t(COMPANY_USER_STATUS_WORDS[value]) }));
  return (
    <RowList<DeskUserResponse>
      resource="people"
      storeKey="admin.users"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
    >
      <PageTitle title={t(ADMIN.people)} subtitle={t(ADMIN.peopleHint)} actions={<InvitePersonButton />} />
      <PromptFilters>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
          <ListSearch label={t(ADMIN.searchPeople)} placeholder={t(ADMIN.searchPeople)} />
          <SelectFilter name="account_role" label={t(ADMIN.group)} all={t(ADMIN.everybody)} choices={groups} />
          <CompanyFilter />
          <SelectFilter name="status" label={t(ADMIN.status)} all={t(ADMIN.all)} choices={statuses} />
        </Box>
        <Card>
          <Rows />
          <ListPagination />
        </Card>
      </PromptFilters>
    </RowList>
  );
}
