import { translateError } from '@homologa/domain/errors/error-messages';
import type { JobState } from '@homologa/domain/jobs/job-states';
import { JOB_STATE_WORDS } from '@homologa/domain/jobs/job-words';
import type { Text } from '@homologa/web/texts/text';
import ProgressIcon from '@mui/icons-material/AutorenewOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import RetryIcon from '@mui/icons-material/Refresh';
import WaitingIcon from '@mui/icons-material/ScheduleOutlined';
import { Box, Button, IconButton, LinearProgress, type SvgIconProps, Tooltip, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { hasFile, type TrackedJob } from '../../shared/jobs/job-store';
import { jobStore } from '../../shared/jobs/jobs';
import { useJobAction } from '../../shared/jobs/use-jobs';
import { useShellEntries } from '../shell-entries';
import { JOBS } from './jobs.texts';

const LOOKS: Readonly<Record<JobState, { icon: ComponentType<SvgIconProps>; color: SvgIconProps['color'] }>> = {
  waiting: { icon: WaitingIcon, color: 'action' },
  active: { icon: ProgressIcon, color: 'info' },
  completed: { icon: DoneIcon, color: 'success' },
  failed: { icon: FailedIcon, color: 'error' },
};

function progressText({ job }: TrackedJob, t: Text): string {
  const { progress } = job;
  if (!progress?.total) return '';
  return t(JOBS.doneOf, { done: progress.done, total: progress.total });
}

function JobProgressBar({ tracked }: { tracked: TrackedJob }) {
  const t = useText();
  const { progress } = tracked.job;
  const share = progress?.total ? Math.min(100, (progress.done / progress.total) * 100) : null;
  return (
    <LinearProgress
      variant={share === null ? 'indeterminate' : 'determinate'}
      value={share ?? undefined}
      aria-label={t(JOBS.progressOf, { title: tracked.title })}
      aria-valuetext={progressText(tracked, t) || undefined}
      sx={{ mt: 0.75, height: 6, borderRadius: 3 }}
    />
  );
}

function useDetail(tracked: TrackedJob): string {
  const t = useText();
  const locale = useAppLocale();
  const { jobSummary } = useShellEntries();
  const { job, error } = tracked;
  if (error) return error;
  if (job.error) return translateError(job.error, locale);
  // If `skipped` is a string, it is the error code of a job with nothing to do; if it is a list, it contains the
  // omitted suppliers.
  if (typeof job.result?.['skipped'] === 'string') return t(JOBS.nothingLeft);
  return job.state === 'completed' ? jobSummary(job, t) : progressText(tracked, t);
}

function RetryButton({ tracked: { id, title, call } }: { tracked: TrackedJob }) {
  const t = useText();
  const retry = useJobAction(() => ({ call: call ?? { path: '' }, title }));
  if (!call) return null;
  return (
    <Button
      size="small"
      startIcon={<RetryIcon />}
      loading={retry.isPending}
      aria-label={t(JOBS.retryOf, { title })}
      onClick={() => retry.mutate(undefined, { onSuccess: (job) => job.id !== id && jobStore.dismiss(id) })}
    >
      {t(COMMON.retry)}
    </Button>
  );
}

export function JobRow({ tracked }: { tracked: TrackedJob }) {
  const t = useText();
  const { id, title, job } = tracked;
  const { icon: Icon, color } = LOOKS[job.state];
  const isOpen = job.state === 'waiting' || job.state === 'active';
  const detail = useDetail(tracked);
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Icon color={color} fontSize="small" sx={{ mt: 0.25 }} aria-hidden />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Tooltip title={title} enterDelay={600}>
            <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
          </Tooltip>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[t(JOB_STATE_WORDS[job.state]), detail].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Tooltip title={t(COMMON.dismiss)}>
          <IconButton size="small" aria-label={t(JOBS.dismissOf, { title })} onClick={() => jobStore.dismiss(id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      {isOpen && !tracked.error && <JobProgressBar tracked={tracked} />}
      {hasFile(job) && (
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          aria-label={t(JOBS.downloadOf, { title })}
          onClick={() => void jobStore.fetchFile(tracked)}
        >
          {t(COMMON.download)}
        </Button>
      )}
      {job.state === 'failed' && <RetryButton tracked={tracked} />}
    </Box>
  );
}
