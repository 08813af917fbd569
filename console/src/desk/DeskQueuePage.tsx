import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { DeskRequestRow } from '@homologa/domain/desk/desk.contract';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import { REQUEST_STATUS_WORDS } from '@homologa/domain/reports/request-status-words';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import DeskIcon from '@mui/icons-material/FactCheckOutlined';
import { Box, Card, Chip, Link, Tab, Tabs, TextField, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { ListPagination } from '../shared/lists/ListPagination';
import { ListTable } from '../shared/lists/ListTable';
import type { ListColumn } from '../shared/lists/list-column';
import { usePage } from '../shared/ui/crumbs';
import { EmptyState } from '../shared/ui/EmptyState';
import { PageTitle } from '../shared/ui/PageTitle';
import { useDebounced } from '../shared/ui/use-debounced';
import { useNow } from '../shared/ui/use-now';
import { DESK } from './desk.texts';
import { RequestStatusChip } from './RequestStatusChip';

/** Milliseconds between two looks at the queue. */
const QUEUE_POLL = 30_000;
const STATUS_TABS = [
  'open',
  'queued',
  'taken',
  'awaiting_supplier',
  'verified',
  'delivered',
  'unable_to_locate',
  'failed',
] as const;

function Filters() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const [text, setText] = useState(typeof filterValues['q'] === 'string' ? filterValues['q'] : '');
  const search = useDebounced(
    (q: string) => setFilters({ ...filterValues, q: q.trim() || undefined }),
    SEARCH_DEBOUNCE,
  );
  const status = STATUS_TABS.find((tab) => tab === filterValues['status']) ?? 'open';
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
      <Tabs
        value={status}
        variant="scrollable"
        aria-label={t(DESK.status)}
        sx={{ flex: 1, minWidth: 0 }}
        onChange={(_, next: (typeof STATUS_TABS)[number]) =>
          setFilters({ ...filterValues, status: next === 'open' ? undefined : next })
        }
      >
        {STATUS_TABS.map((tab) => (
          <Tab key={tab} value={tab} label={t(tab === 'open' ? DESK.open : REQUEST_STATUS_WORDS[tab])} />
        ))}
      </Tabs>
      <TextField
        type="search"
        label={t(DESK.search)}
        value={text}
        sx={{ width: { xs: '100%', sm: 280 }, my: 1 }}
        onChange={(event) => {
          setText(event.target.value);
          search(event.target.value);
        }}
      />
    </Box>
  );
}

function DueDate({ request }: { request: DeskRequestRow }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  if (!request.due_at) return '–';
  const isOpen = isOpenRequest(request.status);
  const isOverdue = isOpen && new Date(request.due_at) < now;
  return (
    <Tooltip describeChild title={format.dateTime(request.due_at)}>
      <Box tabIndex={0} sx={{ display: 'flex', gap: 0.75, alignItems: 'center', whiteSpace: 'nowrap' }}>
        {isOpen ? format.relative(request.due_at, now) : format.date(request.due_at)}
        {isOverdue && <Chip size="small" color="error" label={t(DESK.overdue)} />}
      </Box>
    </Tooltip>
  );
}

function Rows() {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const columns: ListColumn<DeskRequestRow>[] = [
    {
      key: 'supplier',
      sort: 'supplier.company_name',
      label: t(DESK.supplier),
      render: (row) => (
        <Link component={RouterLink} to={`/desk/${row.id}`} underline="hover" sx={{ fontWeight: 600 }}>
          {row.supplier.company_name || row.supplier.tax_id || row.id}
        </Link>
      ),
    },
    {
      key: 'client',
      label: t(DESK.client),
      render: ({ client, workflow }) => (
        <>
          {client.name}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {workflow.title}
          </Typography>
        </>
      ),
    },
    {
      key: 'kind',
      label: t(DESK.kind),
      render: ({ kind, workflow }) => t(REPORT_TYPE_WORDS[kind === 'bir' ? workflow.report_type : kind]),
    },
    {
      key: 'status',
      sort: 'status',
      label: t(DESK.status),
      render: ({ status, status_since: since }) => (
        <>
          <RequestStatusChip status={status} />
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {format.relative(since, now)}
          </Typography>
        </>
      ),
    },
    {
      key: 'requested',
      sort: 'requested_at',
      label: t(DESK.requested),
      render: ({ requested_at: at }) => (
        <Tooltip describeChild title={format.dateTime(at)}>
          <time dateTime={at} tabIndex={0}>
            {format.relative(at, now)}
          </time>
        </Tooltip>
      ),
    },
    { key: 'due', sort: 'due_at', label: t(DESK.due), render: (row) => <DueDate request={row} /> },
    { key: 'taken_by', label: t(DESK.takenBy), render: ({ taken_by: by }) => by?.name ?? t(DESK.nobody) },
  ];
  return (
    <ListTable
      label={t(DESK.title)}
      columns={columns}
      empty={<EmptyState icon={<DeskIcon />} title={t(DESK.empty)} text={t(DESK.emptyHint)} />}
    />
  );
}

/** The queue of requests by age and service level (reference 9.4). */
export default function DeskQueuePage() {
  const t = useText();
  usePage({ label: t(DESK.title) });
  return (
    <ListBase
      resource="requests"
      storeKey="desk.requests"
      sort={{ field: 'requested_at', order: 'ASC' }}
      perPage={25}
      queryOptions={{ meta: { path: 'desk/requests' }, refetchInterval: QUEUE_POLL }}
      disableAuthentication
    >
      <PageTitle title={t(DESK.title)} subtitle={t(DESK.subtitle)} />
      <Filters />
      <Card>
        <Rows />
        <ListPagination />
      </Card>
    </ListBase>
  );
}
