import type { DeskPrivacyRequest } from '@homologa/domain/privacy/privacy.contract';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import { Box, Card, Chip, Stack, Tab, Tabs, Tooltip, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { CardList } from '../../shared/lists/CardList';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListTable } from '../../shared/lists/ListTable';
import type { ListColumn } from '../../shared/lists/list-column';
import { RowList } from '../../shared/lists/RowList';
import { usePage } from '../../shared/ui/crumbs';
import { useNow } from '../../shared/ui/hooks/use-now';
import { PageTitle } from '../../shared/ui/PageTitle';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton';
import { DecideErasure } from './DecideErasure';
import { PRIVACY, PRIVACY_KIND_WORDS, PRIVACY_STATUS_WORDS } from './privacy.texts';

const DECIDED: readonly DeskPrivacyRequest['status'][] = ['running', 'done', 'refused', 'withdrawn'];

function Outcome({ request }: { request: DeskPrivacyRequest }) {
  const t = useText();
  const format = useFormat();
  const { kind, status, decided_by: by, decided_at: at, reason } = request;
  if (!DECIDED.includes(status)) return kind === 'erasure' ? <DecideErasure request={request} /> : '–';
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Chip size="small" variant="outlined" label={t(PRIVACY_STATUS_WORDS[status])} />
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {[by?.name, format.dateTime(at)].filter(Boolean).join(' · ')}
      </Typography>
      {reason && <Typography variant="body2">{reason}</Typography>}
    </Box>
  );
}

function Sections() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const section = filterValues['status'] === undefined ? 'waiting' : 'decided';
  return (
    <Tabs
      value={section}
      aria-label={t(PRIVACY.title)}
      sx={{ mb: 1 }}
      onChange={(_, next: typeof section) => setFilters(next === 'decided' ? { status: DECIDED.join(',') } : {})}
    >
      <Tab value="waiting" label={t(PRIVACY.waiting)} />
      <Tab value="decided" label={t(PRIVACY.decided)} />
    </Tabs>
  );
}

function StandsFor({ request }: { request: DeskPrivacyRequest }) {
  const t = useText();
  if (request.onboardings.length === 0) return t(PRIVACY.nothing);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {request.onboardings.map(({ company_name: company, client }, index) => (
        <li key={`${company}-${client}-${index}`}>
          {company}{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {client}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function Asker({ request: { person, status } }: { request: DeskPrivacyRequest }) {
  const t = useText();
  return (
    <>
      {person.name}
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {person.email}
      </Typography>
      {status === 'failed' && <Chip size="small" color="error" label={t(PRIVACY.failed)} />}
    </>
  );
}

function RequestCard({ request }: { request: DeskPrivacyRequest }) {
  const t = useText();
  const format = useFormat();
  return (
    <Stack component="li" spacing={1.5} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <div>
        <Asker request={request} />
      </div>
      <StandsFor request={request} />
      {request.note && <Typography sx={{ whiteSpace: 'pre-line' }}>{request.note}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(PRIVACY.asked)}: {format.date(request.created_at)}
        <br />
        {t(PRIVACY.due)}: {format.date(request.due_at)}
      </Typography>
      <Outcome request={request} />
    </Stack>
  );
}

function Cards({ requests }: { requests: readonly DeskPrivacyRequest[] }) {
  return (
    <CardList>
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </CardList>
  );
}

function Rows() {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const isDecided = useListContext().filterValues['status'] !== undefined;
  const columns: ListColumn<DeskPrivacyRequest>[] = [
    { key: 'person', label: t(PRIVACY.person), render: (request) => <Asker request={request} /> },
    { key: 'stands_for', label: t(PRIVACY.standsFor), render: (request) => <StandsFor request={request} /> },
    { key: 'note', label: t(PRIVACY.note), render: ({ note }) => note || '–' },
    {
      key: 'asked',
      sort: 'created_at',
      label: t(PRIVACY.asked),
      render: ({ created_at: asked }) => (
        <Tooltip describeChild title={format.dateTime(asked)}>
          <span>{format.relative(asked, now)}</span>
        </Tooltip>
      ),
    },
    { key: 'due', sort: 'due_at', label: t(PRIVACY.due), render: ({ due_at: due }) => format.date(due) },
    { key: 'kind', label: t(PRIVACY.kind), render: ({ kind }) => t(PRIVACY_KIND_WORDS[kind]) },
    { key: 'decision', label: t(PRIVACY.answer), opensRow: 'keys', render: (request) => <Outcome request={request} /> },
  ];
  return (
    <ListTable
      label={t(PRIVACY.title)}
      columns={columns}
      empty={
        isDecided ? (
          <EmptyState icon={<PrivacyIcon />} title={t(PRIVACY.noneDecided)} />
        ) : (
          <EmptyState icon={<PrivacyIcon />} title={t(PRIVACY.empty)} text={t(PRIVACY.emptyHint)} />
        )
      }
      renderCards={(requests) => (requests ? <Cards requests={requests} /> : <PageSkeleton />)}
    />
  );
}

export default function PrivacyRequestsPage() {
  const t = useText();
  usePage({ label: t(PRIVACY.title) });
  return (
    <RowList
      resource="privacy-requests"
      storeKey="desk.privacy"
      sort={{ field: 'created_at', order: 'ASC' }}
      perPage={25}
    >
      <PageTitle title={t(PRIVACY.title)} subtitle={t(PRIVACY.subtitle)} />
      <Sections />
      <Card>
        <Rows />
        <ListPagination />
      </Card>
    </RowList>
  );
}
