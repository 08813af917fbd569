import { FormControlLabel, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan, useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { monitoringKey } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { REVIEW } from '../hits/review.texts';

export function WorkflowMonitoring({ workflowId }: { workflowId: string }) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const mayMonitor = useCan('request_screenings');
  const isShown = useUser().compliance_enabled;
  const queryKey = monitoringKey(workflowId);
  const { data } = useQuery({
    queryKey,
    queryFn: () => dataProvider.getWorkflowMonitoring(workflowId),
    enabled: isShown,
  });
  const set = useAction((monitored: boolean) => dataProvider.setWorkflowMonitoring(workflowId, monitored), {
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
