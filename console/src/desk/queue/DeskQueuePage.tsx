import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { DeskRequestRow } from '@homologa/domain/desk/desk.contract';
import { GATEWAY_WORDS } from '@homologa/domain/reports/gateways';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import DeskIcon from '@mui/icons-material/FactCheckOutlined';
import { Box, Card, Chip, Link, Stack, Tooltip, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { GuideLink } from '../../shared/guides/GuideLink';
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
import { CALLS } from '../calls.texts';
import { SECOND_LOOK } from '../delivery/second-look.texts';
import { DESK } from '../desk.texts';
import { QueueFilters } from './QueueFilters';
import { QUEUE } from './queue.texts';
import { RequestStatusChip } from './RequestStatusChip';
import { TakeNext } from './TakeNext';
import { QUEUE_POLL, useQueueSummary } from './use-queue-summary';
import { Workload } from './Workload';

const LINE = 'desk-line';

function DueDate({ request }: { request: DeskRequestRow }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  if (!request.due_at) return '–';
  const isOpen = isOpenRequest(request.status);
  const isOverdue = isOpen && request.status !== 'awaiting_supplier' && new Date(request.due_at) < now;
  return (
    <Tooltip describeChild title={format.dateTime(request.due_at)}>
      <Box tabIndex={0} sx={{ display: 'flex', gap: 0.75, alignItems: 'center', whiteSpace: 'nowrap' }}>
        {isOpen ? format.relative(request.due_at, now) : format.date(request.due_at)}
        {isOverdue && <Chip size="small" color="error" label={t(DESK.overdue)} />}
      </Box>
    </Tooltip>
  );
}

const lineOf = (row: DeskRequestRow): string => row.supplier.company_name || row.supplier.tax_id || row.id;

function CallAgain({ at }: { at: string | null }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  if (!at) return null;
  const color = new Date(at) <= now ? 'warning' : 'default';
  return <Chip size="small" color={color} label={t(CALLS.callAgain, { date: format.dateTime(at) })} />;
}

function WaitsForLook({ at }: { at: string | null }) {
  const t = useText();
  return at && <Chip size="small" color="info" variant="outlined" label={t(SECOND_LOOK.chip)} />;
}

function Elsewhere({ gateway }: Pick<DeskRequestRow, 'gateway'>) {
  const t = useText();
  return gateway !== 'desk' && <Chip size="small" variant="outlined" label={t(GATEWAY_WORDS[gateway])} />;
}

function RequestCard({ request }: { request: DeskRequestRow }) {
  const t = useText();
  const { client, workflow, kind, status, gateway, taken_by: by } = request;
  return (
    <Stack component="li" sx={{ p: 2, gap: 0.75 }}>
      <Link component={RouterLink} to={`/desk/${request.id}`} className={LINE} sx={{ fontWeight: 600, py: 1 }}>
        {lineOf(request)}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {client.name} · {t(REPORT_TYPE_WORDS[kind === 'bir' ? workflow.report_type : kind])}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <RequestStatusChip status={status} />
        <Elsewhere gateway={gateway} />
        <DueDate request={request} />
        <CallAgain at={request.call_back_at} />
        <WaitsForLook at={request.second_look_at} />
      </Box>
      <Typography variant="body2">
        {t(DESK.takenBy)}: {by?.name ?? t(DESK.nobody)}
      </Typography>
    </Stack>
  );
}

function Cards({ requests }: { requests: readonly DeskRequestRow[] }) {
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
  const columns: ListColumn<DeskRequestRow>[] = [
    {
      key: 'supplier',
      opensRow: true,
      sort: 'supplier.company_name',
      label: t(DESK.supplier),
      render: (row) => (
        <Link component={RouterLink} to={`/desk/${row.id}`} className={LINE} underline="hover" sx={{ fontWeight: 600 }}>
          {lineOf(row)}
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
      render: ({ status, gateway, status_since: since, call_back_at: callBackAt, second_look_at: lookAt }) => (
        <>
          <RequestStatusChip status={status} />
          <Elsewhere gateway={gateway} />
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {format.relative(since, now)}
          </Typography>
          <CallAgain at={callBackAt} />
          <WaitsForLook at={lookAt} />
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
      empty={
        <EmptyState
          icon={<DeskIcon />}
          title={t(DESK.empty)}
          text={t(DESK.emptyHint)}
          action={<GuideLink guide="desk" task="take" />}
        />
      }
      renderCards={(requests) => (requests ? <Cards requests={requests} /> : <PageSkeleton />)}
    />
  );
}

function moveAmongLines(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${LINE}`)];
  const at = lines.findIndex((line) => line === document.activeElement);
  const next = step && at >= 0 ? lines[at + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Title() {
  const t = useText();
  const { data: summary } = useQueueSummary();
  const counts = summary && { ...summary.all, unassigned: summary.unassigned.open };
  return (
    <PageTitle
      title={t(DESK.title)}
      subtitle={counts ? t(QUEUE.subtitle, counts) : t(DESK.subtitle)}
      actions={<TakeNext />}
    />
  );
}

export default function DeskQueuePage() {
  const t = useText();
  usePage({ label: t(DESK.title) });
  return (
    <RowList
      resource="requests"
      storeKey="desk.requests"
      sort={{ field: 'requested_at', order: 'ASC' }}
      perPage={25}
      queryOptions={{ refetchInterval: QUEUE_POLL }}
    >
      <Title />
      <QueueFilters />
      <Card onKeyDown={moveAmongLines}>
        <Rows />
        <ListPagination />
      </Card>
      <Box sx={{ mt: 2, maxWidth: 560 }}>
        <Workload />
      </Box>
    </RowList>
  );
}
