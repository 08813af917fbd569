import { DESK_JOB_STATE_WORDS, DESK_JOB_STATES } from '@homologa/domain/desk/desk-jobs';
import { formatCount } from '@homologa/domain/desk/job-counts';
import type { JobQueueResponse } from '@homologa/domain/desk/jobs.contract';
import { QUEUE_WORDS } from '@homologa/domain/jobs/queue-words';
import PauseIcon from '@mui/icons-material/PauseOutlined';
import ResumeIcon from '@mui/icons-material/PlayArrowOutlined';
import { Alert, Box, Button, Card, DialogContentText, Typography } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { Loaded } from '../../shared/ui/states/Loaded';
import { JOBS } from './jobs.texts';
import { useJobQueues, useRefreshJobs } from './use-job-queues';

function PauseButton({ queue: { queue, paused } }: { queue: JobQueueResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshJobs();
  const [isAsking, setAsking] = useState(false);
  const name = t(QUEUE_WORDS[queue]);
  const set = useAction(dataProvider.setQueuePaused, {
    success: t(paused ? JOBS.isResumed : JOBS.isPaused),
    onDone: async () => {
      setAsking(false);
      await refresh();
    },
  });
  return (
    <>
      <Button
        size="small"
        variant={paused ? 'contained' : 'outlined'}
        startIcon={paused ? <ResumeIcon /> : <PauseIcon />}
        loading={paused !== null && set.isPending}
        aria-label={t(paused ? JOBS.resumeQueue : JOBS.pauseQueue, { queue: name })}
        onClick={() => (paused ? set.mutate({ queue, paused: false }) : setAsking(true))}
      >
        {t(paused ? JOBS.resume : JOBS.pause)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(JOBS.pauseTitle, { queue: name })}
        confirmLabel={t(JOBS.pause)}
        isBusy={set.isPending}
        onConfirm={() => set.mutate({ queue, paused: true })}
        onClose={() => setAsking(false)}
      >
        <DialogContentText>{t(JOBS.pauseText)}</DialogContentText>
        {queue === 'maintenance' && <DialogContentText sx={{ mt: 1 }}>{t(JOBS.pauseMaintenance)}</DialogContentText>}
      </ConfirmDialog>
    </>
  );
}

function QueueCard({ queue }: { queue: JobQueueResponse }) {
  const t = useText();
  const format = useFormat();
  const { counts, paused } = queue;
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {t(QUEUE_WORDS[queue.queue])}
        </Typography>
        <PauseButton queue={queue} />
      </Box>
      {paused && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {t(JOBS.paused, { by: paused.by || '–', date: format.dateTime(paused.since) })}
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1 }}>
        {DESK_JOB_STATES.map((state) => (
          <Box
            key={state}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 0 }}
          >
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {t(DESK_JOB_STATE_WORDS[state])}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontWeight: 600, color: state === 'failed' && counts[state] > 0 ? 'error.main' : undefined }}
            >
              {formatCount(counts[state], format.number)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** Queues with their jobs by state, each with a button that pauses or resumes it. */
export function JobQueues() {
  const t = useText();
  const query = useJobQueues();
  return (
    <Box component="section" aria-label={t(JOBS.queues)} sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t(JOBS.queues)}
      </Typography>
      <Loaded query={query}>
        {({ queues }) => (
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
            }}
          >
            {queues.map((queue) => (
              <QueueCard key={queue.queue} queue={queue} />
            ))}
          </Box>
        )}
      </Loaded>
    </Box>
  );
}
