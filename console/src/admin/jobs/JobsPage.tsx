import type { DeskJobResponse } from '@homologa/domain/desk/jobs.contract';
import { jobName } from '@homologa/domain/jobs/job-name-words';
import JobsIcon from '@mui/icons-material/PendingActionsOutlined';
import { Box, Card, Divider, Link, Stack, Tooltip, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { CardList } from '../../shared/lists/CardList';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListTable } from '../../shared/lists/ListTable';
import type { LeadingColumn, ListColumn } from '../../shared/lists/list-column';
import { RowList } from '../../shared/lists/RowList';
import { RowCheckbox } from '../../shared/lists/rows/RowCheckbox';
import { usePage } from '../../shared/ui/crumbs';
import { useNow } from '../../shared/ui/hooks/use-now';
import { PageTitle } from '../../shared/ui/PageTitle';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton';
import { ChangeJob, ChangeManyBar } from './ChangeJobs';
import { JobFilters } from './JobFilters';
import { JobQueues } from './JobQueues';
import { JobReason } from './JobReason';
import { stateIn } from './job-list';
import { JOBS } from './jobs.texts';
import { REFRESH_MS } from './use-job-queues';

function Name({ job }: { job: DeskJobResponse }) {
  const t = useText();
  return (
    <Link component={RouterLink} to={`/admin/jobs/${job.id}`} sx={{ fontWeight: 600 }}>
      {t(jobName(job.name))}
    </Link>
  );
}

function When({ at }: { at: string }) {
  const format = useFormat();
  const now = useNow();
  return (
    <Tooltip describeChild title={format.dateTime(at)}>
      <time dateTime={at} tabIndex={0}>
        {format.relative(at, now)}
      </time>
    </Tooltip>
  );
}

function useLeading(): LeadingColumn<DeskJobResponse> | undefined {
  const t = useText();
  const format = useFormat();
  const { filterValues, selectedIds, onToggleItem } = useListContext<DeskJobResponse>();
  if (stateIn(filterValues) === 'active') return undefined;
  return {
    head: '',
    isSelected: ({ id }) => selectedIds.includes(id),
    cell: ({ id, name, created_at: at }, isSelected) => (
      <RowCheckbox
        label={t(JOBS.select, { name: t(jobName(name)), date: format.dateTime(at) })}
        isChecked={isSelected}
        onToggle={() => onToggleItem(id)}
      />
    ),
  };
}

function JobCard({ job, leading }: { job: DeskJobResponse; leading: LeadingColumn<DeskJobResponse> | undefined }) {
  const t = useText();
  const format = useFormat();
  const moment = job.next_at ?? job.finished_at;
  return (
    <Stack component="li" direction="row" sx={{ p: 2, gap: 1.5, alignItems: 'flex-start' }}>
      {leading && <Box sx={{ pt: 0.25 }}>{leading.cell(job, leading.isSelected(job))}</Box>}
      <Stack sx={{ gap: 0.75, minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Name job={job} />
        <Typography variant="body2">{job.company?.name ?? '–'}</Typography>
        {(job.code !== null || job.is_cancelling) && (
          <Box sx={{ typography: 'body2' }}>
            <JobReason job={job} />
          </Box>
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t(JOBS.created)}: {format.dateTime(job.created_at)}
          {moment && (
            <>
              <br />
              {t(job.next_at ? JOBS.next : JOBS.failedAt)}: {format.dateTime(moment)}
            </>
          )}
          {job.attempts > 0 && ` · ${t(JOBS.attemptsOf, { count: job.attempts })}`}
        </Typography>
        <Box sx={{ ml: -0.75 }}>{job.state !== 'active' && <ChangeJob job={job} />}</Box>
      </Stack>
    </Stack>
  );
}

function Rows() {
  const t = useText();
  const format = useFormat();
  const leading = useLeading();
  const state = stateIn(useListContext().filterValues);
  const columns: ListColumn<DeskJobResponse>[] = [
    { key: 'name', label: t(JOBS.job), opensRow: true, render: (job) => <Name job={job} /> },
    { key: 'company', label: t(JOBS.company), render: ({ company }) => company?.name ?? '–' },
    ...(state === 'waiting'
      ? []
      : [{ key: 'reason', label: t(JOBS.reason), render: (job: DeskJobResponse) => <JobReason job={job} /> }]),
    { key: 'attempts', label: t(JOBS.attempts), isNumber: true, render: ({ attempts }) => format.number(attempts) },
    { key: 'created', sort: 'created_at', label: t(JOBS.created), render: ({ created_at: at }) => <When at={at} /> },
    ...(state === 'active'
      ? []
      : [
          {
            key: 'moment',
            label: t(state === 'failed' ? JOBS.failedAt : JOBS.next),
            render: ({ next_at: next, finished_at: finished }: DeskJobResponse) => {
              const at = next ?? finished;
              return at ? <When at={at} /> : '–';
            },
          },
          { key: 'change', label: t(JOBS.change), render: (job: DeskJobResponse) => <ChangeJob job={job} /> },
        ]),
  ];
  return (
    <ListTable
      label={t(JOBS.title)}
      columns={columns}
      {...(leading ? { leading } : {})}
      empty={<EmptyState icon={<JobsIcon />} title={t(JOBS.none)} text={t(JOBS.noneHint)} />}
      renderCards={(jobs) =>
        jobs ? (
          <CardList>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} leading={leading} />
            ))}
          </CardList>
        ) : (
          <PageSkeleton />
        )
      }
    />
  );
}

export default function JobsPage() {
  const t = useText();
  usePage({ label: t(JOBS.title) });
  return (
    <RowList
      resource="jobs"
      queryOptions={{ refetchInterval: REFRESH_MS }}
      storeKey="admin.jobs"
      sort={{ field: 'created_at', order: 'DESC' }}
      filterDefaultValues={{ state: 'failed' }}
      perPage={25}
    >
      <PageTitle title={t(JOBS.title)} subtitle={t(JOBS.subtitle)} />
      <JobQueues />
      <JobFilters />
      <Card>
        <ChangeManyBar />
        <Divider />
        <Rows />
        <ListPagination />
      </Card>
    </RowList>
  );
}
