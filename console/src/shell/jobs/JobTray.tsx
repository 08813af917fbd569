import { isJobFinished } from '@homologa/domain/jobs/job-states';
import { JOB_STATE_WORDS } from '@homologa/domain/jobs/job-words';
import CollapseIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Collapse, Paper, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import type { TrackedJob } from '../../shared/jobs/job-store';
import { jobStore } from '../../shared/jobs/jobs';
import { useRemembered } from '../../shared/ui/hooks/use-remembered';
import { JobRow } from './JobRow';
import { JOBS } from './jobs.texts';
import { useQuietDismissal } from './use-quiet-dismissal';

const dismiss = (id: string): void => jobStore.dismiss(id);

/**
 * Announces the start and the end of a job to screen readers. Does not announce the progress, which would interrupt the
 * user too often.
 */
function Announcement({ jobs }: { jobs: readonly TrackedJob[] }) {
  const t = useText();
  const [said, setSaid] = useState('');
  const states = jobs.map(({ title, job }) => {
    const isOpen = !isJobFinished(job.state);
    return t(JOBS.said, { title, state: t(JOB_STATE_WORDS[isOpen ? 'active' : job.state]) });
  });
  const [known, setKnown] = useState<readonly string[]>([]);
  const now = states.join('\n');
  useEffect(() => {
    const news = states.filter((state) => !known.includes(state));
    if (news.length > 0) setSaid(news.join('. '));
    setKnown(states);
    // oxlint-disable-next-line react/exhaustive-deps -- what is said is new by its words
  }, [now]);
  return (
    <Box role="status" sx={visuallyHidden}>
      {said}
    </Box>
  );
}

function TrayHeader({
  open,
  isShown,
  listId,
  onToggle,
}: {
  open: number;
  isShown: boolean;
  listId: string;
  onToggle: () => void;
}) {
  const t = useText();
  return (
    <ButtonBase
      aria-expanded={isShown}
      aria-controls={listId}
      onClick={onToggle}
      sx={{ width: '100%', px: 2, py: 1.25, display: 'flex', gap: 1, justifyContent: 'flex-start', textAlign: 'left' }}
    >
      <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
        {t(JOBS.title)}
      </Typography>
      {open > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(JOBS.open, { count: open })}
        </Typography>
      )}
      <CollapseIcon aria-hidden sx={{ transform: isShown ? 'none' : 'rotate(180deg)', transition: 'transform .15s' }} />
    </ButtonBase>
  );
}

export default function JobTray() {
  const t = useText();
  const { id: userId } = useUser();
  const jobs = useSyncExternalStore(jobStore.subscribe, jobStore.getJobs);
  const [isShown, setShown] = useRemembered('homologa.job-tray', true);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const listId = useId();
  useQuietDismissal(jobs, isPointed || isFocused, dismiss);
  useEffect(() => jobStore.open(userId), [userId]);
  const open = jobs.filter(({ job, error }) => !isJobFinished(job.state) && !error).length;
  return (
    <>
      <Announcement jobs={jobs} />
      {jobs.length > 0 && (
        <Paper
          component="section"
          aria-label={t(JOBS.title)}
          elevation={8}
          onMouseEnter={() => setPointed(true)}
          onMouseLeave={() => setPointed(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          sx={{
            position: 'fixed',
            right: { xs: 8, sm: 16 },
            bottom: { xs: 8, sm: 16 },
            width: { xs: 'calc(100vw - 16px)', sm: 360 },
            zIndex: 'speedDial',
            border: 1,
            borderColor: 'divider',
            borderRadius: 3,
            overflow: 'hidden',
            '@media print': { display: 'none' },
          }}
        >
          <TrayHeader open={open} isShown={isShown} listId={listId} onToggle={() => setShown(!isShown)} />
          <Collapse in={isShown} id={listId}>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '45dvh', overflowY: 'auto' }}>
              {jobs.map((tracked) => (
                <JobRow key={tracked.id} tracked={tracked} />
              ))}
            </Box>
          </Collapse>
        </Paper>
      )}
    </>
  );
}
