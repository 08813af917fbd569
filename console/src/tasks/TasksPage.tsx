import { translateError } from '@homologa/domain/errors/error-messages';
import type { OwnExportResponse } from '@homologa/domain/exports/export.contract';
import { jobName } from '@homologa/domain/jobs/job-name-words';
import { isJobFinished } from '@homologa/domain/jobs/job-states';
import { JOB_STATE_WORDS } from '@homologa/domain/jobs/job-words';
import type { Words } from '@homologa/domain/language/locales';
import { needAddress } from '@homologa/domain/needs-you/need-address';
import { formatNeedCount } from '@homologa/domain/needs-you/need-count';
import { NEED_WORDS } from '@homologa/domain/needs-you/need-words';
import TasksIcon from '@mui/icons-material/PendingActionsOutlined';
import { Box, Button, Card, Divider, LinearProgress, Stack, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useNeedsYou } from '../needs-you/use-needs-you';
import { useCan } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';
import { useFormat } from '../shared/i18n/use-format';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { DownloadButton } from '../shared/ui/DownloadButton';
import { useNow } from '../shared/ui/hooks/use-now';
import { PageTitle } from '../shared/ui/PageTitle';
import { EmptyState } from '../shared/ui/states/EmptyState';
import { Loaded } from '../shared/ui/states/Loaded';
import { jobSummary } from '../suppliers/job-summaries';
import { TASKS } from './tasks.texts';

const LOOK_MS = 2_000;
const BYTES_PER_MB = 1024 * 1024;

const isExport = ({ name }: OwnExportResponse): boolean => name.startsWith('exports.');

/** Returns what the user can do about a task that failed, or an import that added nothing; null if nothing is to be done. */
function nextStep(task: OwnExportResponse): Words | null {
  if (task.name === 'suppliers.import') {
    const errors: unknown = task.result?.['errors'];
    if (task.state === 'failed') return TASKS.importOnceMore;
    if (task.result?.['columns']) return TASKS.importAnew;
    return Array.isArray(errors) && errors.length > 0 ? TASKS.importAgain : null;
  }
  if (task.state !== 'failed') return null;
  return isExport(task) ? TASKS.exportAgain : TASKS.bulkAgain;
}

const isOpen = ({ state }: OwnExportResponse): boolean => !isJobFinished(state);

function Progress({ task: { progress, state } }: { task: OwnExportResponse }) {
  const t = useText();
  const share = progress?.total ? Math.min(100, (progress.done / progress.total) * 100) : null;
  return (
    <LinearProgress
      variant={share === null ? 'indeterminate' : 'determinate'}
      value={share ?? undefined}
      aria-label={t(JOB_STATE_WORDS[state])}
      sx={{ mt: 1, height: 6, borderRadius: 3 }}
    />
  );
}

function useFate(task: OwnExportResponse): string {
  const { state, error, file } = task;
  const t = useText();
  const locale = useAppLocale();
  const format = useFormat();
  if (error) return translateError(error, locale);
  if (state !== 'completed') return t(JOB_STATE_WORDS[state]);
  if (!file && !isExport(task)) return jobSummary(task, t) || t(JOB_STATE_WORDS[state]);
  if (!file) return t(TASKS.expired);
  const size = Math.max(0.01, Math.round((file.size / BYTES_PER_MB) * 100) / 100);
  return [t(TASKS.size, { n: format.number(size) }), t(TASKS.keptUntil, { date: format.date(file.expires_at) })].join(
    ' · ',
  );
}

function TaskRow({ task }: { task: OwnExportResponse }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const fate = useFate(task);
  const step = nextStep(task);
  const { file, state } = task;
  return (
    <Stack component="li" direction="row" spacing={2} sx={{ px: 2, py: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file?.name ?? t(jobName(task.name))}
        </Typography>
        <Typography variant="body2" sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary' }}>
          <Tooltip describeChild title={format.dateTime(task.created_at)}>
            <span>{format.relative(task.created_at, now)}</span>
          </Tooltip>
          {` · ${fate}`}
        </Typography>
        {step && <Typography variant="body2">{t(step)}</Typography>}
        {isOpen(task) && <Progress task={task} />}
      </Box>
      {file && (
        <DownloadButton
          path={`/api/jobs/${encodeURIComponent(task.id)}/file`}
          fileName={file.name}
          aria-label={t(TASKS.downloadNamed, { name: file.name })}
        />
      )}
    </Stack>
  );
}

/** Says how many invitations of the company could not be delivered, with links to where they are mended. */
function UndeliveredMail() {
  const t = useText();
  const format = useFormat();
  const mayCorrect = useCan('archive_suppliers');
  const { needs } = useNeedsYou();
  const count = needs?.find(({ need }) => need === 'not_delivered')?.count ?? 0;
  if (count === 0) return null;
  return (
    <Box component="section" aria-label={t(TASKS.mail)} sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t(TASKS.mail)}
      </Typography>
      <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {formatNeedCount([count], format.number)} {t(NEED_WORDS.not_delivered, { count })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(TASKS.mailHint)}
          </Typography>
        </Box>
        {mayCorrect && (
          <Button component={RouterLink} to="/suppliers/addresses" variant="contained">
            {t(TASKS.correctMail)}
          </Button>
        )}
        <Button component={RouterLink} to={needAddress('not_delivered')} variant="outlined">
          {t(TASKS.openMail)}
        </Button>
      </Card>
    </Box>
  );
}

export default function TasksPage() {
  const t = useText();
  const dataProvider = useProvider();
  usePage({ label: t(TASKS.title) });
  const query = useQuery({
    queryKey: ['tasks', 'getOwnTasks'],
    queryFn: () => dataProvider.getOwnTasks(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_MS : false),
  });
  return (
    <>
      <PageTitle title={t(TASKS.title)} subtitle={t(TASKS.subtitle)} />
      <UndeliveredMail />
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t(TASKS.own)}
      </Typography>
      <Loaded query={query}>
        {(tasks) => (
          <Card>
            {tasks.length === 0 ? (
              <EmptyState icon={<TasksIcon />} title={t(TASKS.empty)} text={t(TASKS.emptyHint)} />
            ) : (
              <Stack
                component="ul"
                divider={<Divider component="li" aria-hidden />}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {tasks.map((task) => (
                  <TaskRow key={task.id} task={task} />
                ))}
              </Stack>
            )}
          </Card>
        )}
      </Loaded>
    </>
  );
}
