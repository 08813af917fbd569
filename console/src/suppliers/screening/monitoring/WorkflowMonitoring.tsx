import { FormControlLabel, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan, useUser } from '../../../shared/auth/use-can';
import { useAction } from '../../../shared/data/use-action';
import { useText } from '../../../shared/i18n/use-text';
import { REVIEW } from '../hits/review.texts';
import { monitoringApi } from './monitoring.api';

export function WorkflowMonitoring({ workflowId }: { workflowId: string }) {
  const t = useText();
  const queries = useQueryClient();
  const mayMonitor = useCan('request_screenings');
  const isShown = useUser().compliance_enabled;
  const queryKey = ['workflow', workflowId, 'monitoring'];
  const { data } = useQuery({
    queryKey,
    queryFn: () => monitoringApi.getWorkflow(workflowId),
    enabled: isShown,
  });
  const set = useAction((monitored: boolean) => monitoringApi.setWorkflow(workflowId, monitored), {
    success: (answer) => t(answer.monitored ? REVIEW.monitoringOn : REVIEW.monitoringOff),
    onDone: (answer) => void queries.setQueryData(queryKey, answer),
  });
  if (!data) return null;
  return (
    <FormControlLabel
      sx={{ mb: 1, '@media print': { display: 'none' } }}
      control={
        <Switch
          checked={data.monitored}
          disabled={!mayMonitor || set.isPending}
          onChange={(_event, isOn) => set.mutate(isOn)}
        />
      }
      label={t(REVIEW.monitorWorkflow)}
    />
  );
}
