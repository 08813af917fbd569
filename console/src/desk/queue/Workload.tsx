import { Box, Chip, LinearProgress, Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { QUEUE } from './queue.texts';
import { useQueueSummary } from './use-queue-summary';

export function Workload() {
  const t = useText();
  const { data: summary } = useQueueSummary();
  if (!summary) return null;
  const most = Math.max(1, ...summary.staff.map(({ open }) => open));
  return (
    <Panel title={t(QUEUE.workload)}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {summary.staff.map(({ id, name, open, overdue }) => (
          <Box component="li" key={id}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Chip
                size="small"
                variant="outlined"
                color={overdue > 0 ? 'error' : 'default'}
                label={t(QUEUE.load, { open, overdue })}
              />
            </Box>
            <LinearProgress aria-hidden variant="determinate" value={(open / most) * 100} sx={{ mt: 0.5 }} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
