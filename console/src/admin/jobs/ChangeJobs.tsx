import { type JobChange, jobChangeOf } from '@homologa/domain/desk/desk-jobs';
import { formatCount } from '@homologa/domain/desk/job-counts';
import type { DeskJobResponse, JobChangesResponse } from '@homologa/domain/desk/jobs.contract';
import { jobName } from '@homologa/domain/jobs/job-name-words';
import { Box, Button, Checkbox, DialogContentText, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { selectionIn, stateIn } from './job-list';
import { JOBS } from './jobs.texts';
import { useRefreshJobs } from './use-job-queues';

function useChange(onDone?: () => void) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshJobs();
  const told = ({ changed, skipped }: JobChangesResponse, change: JobChange): string =>
    [
      t(change === 'retry' ? JOBS.retried : JOBS.cancelled, { count: changed }),
      ...(skipped > 0 ? [t(JOBS.skipped, { count: skipped })] : []),
    ].join(' ');
  return useAction(
    async (input: { change: JobChange; ids: string[] }) => told(await dataProvider.changeJobs(input), input.change),
    {
      success: (text) => text,
      onDone: async () => {
        onDone?.();
        await refresh();
      },
    },
  );
}

interface ConfirmProps {
  change: JobChange;
  count: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function ConfirmChange({ change, count, ...dialog }: ConfirmProps) {
  const t = useText();
  const isRetry = change === 'retry';
  return (
    <ConfirmDialog
      open
      title={t(isRetry ? JOBS.retryTitle : JOBS.cancelTitle, { count })}
      confirmLabel={t(isRetry ? JOBS.retry : JOBS.cancel)}
      cancelLabel={t(JOBS.keep)}
      isDangerous={!isRetry}
      {...dialog}
    >
      <DialogContentText>{t(isRetry ? JOBS.retryText : JOBS.cancelText)}</DialogContentText>
    </ConfirmDialog>
  );
}

/** Retries or cancels one job. A cancellation asks first, because the work is then not done. */
export function ChangeJob({ job, onDone }: { job: DeskJobResponse; onDone?: () => void }) {
  const t = useText();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const action = useChange(() => {
    setAsking(false);
    onDone?.();
  });
  const change = jobChangeOf(job.state);
  if (!change) return '–';
  const label = t(change === 'retry' ? JOBS.retry : JOBS.cancel);
  const named = { change: label, name: t(jobName(job.name)), date: format.dateTime(job.created_at) };
  const run = () => action.mutate({ change, ids: [job.id] });
  return (
    <>
      <Button
        size="small"
        loading={action.isPending && !isAsking}
        aria-label={t(JOBS.changeNamed, named)}
        onClick={change === 'retry' ? run : () => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmChange
          change={change}
          count={1}
          isBusy={action.isPending}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Selects the page, and retries or cancels the selected jobs or all jobs of the filter. */
export function ChangeManyBar() {
  const t = useText();
  const format = useFormat();
  const dataProvider = useProvider();
  const refresh = useRefreshJobs();
  const {
    data = [],
    total = 0,
    filterValues,
    selectedIds,
    onSelect,
    onUnselectItems,
  } = useListContext<DeskJobResponse>();
  const [asking, setAsking] = useState<'selected' | 'all' | null>(null);
  const close = () => setAsking(null);
  const chosen = useChange(() => {
    close();
    onUnselectItems();
  });
  const change = jobChangeOf(stateIn(filterValues));
  const isRetry = change === 'retry';
  const all = useAction(dataProvider.changeAllJobs, {
    success: t(isRetry ? JOBS.allRetried : JOBS.allCancelled),
    onDone: async () => {
      close();
      onUnselectItems();
      await refresh();
    },
  });
  if (!change || data.length === 0) return null;
  const ids = data.map(({ id }) => id).filter((id) => selectedIds.includes(id));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 2, py: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={ids.length === data.length}
            indeterminate={ids.length > 0 && ids.length < data.length}
            onChange={(_event, isOn) => (isOn ? onSelect(data.map(({ id }) => id)) : onUnselectItems())}
          />
        }
        label={ids.length > 0 ? t(JOBS.selected, { count: ids.length }) : t(JOBS.selectAll)}
        sx={{ flexGrow: 1 }}
      />
      {ids.length > 0 && (
        <Button size="small" variant="outlined" onClick={() => setAsking('selected')}>
          {t(isRetry ? JOBS.retrySelected : JOBS.cancelSelected)}
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={() => setAsking('all')}>
        {t(isRetry ? JOBS.retryAll : JOBS.cancelAll, { count: formatCount(total, format.number) })}
      </Button>
      {asking && (
        <ConfirmChange
          change={change}
          count={asking === 'all' ? total : ids.length}
          isBusy={chosen.isPending || all.isPending}
          onConfirm={() =>
            asking === 'all' ? all.mutate({ change, ...selectionIn(filterValues) }) : chosen.mutate({ change, ids })
          }
          onClose={close}
        />
      )}
    </Box>
  );
}
