import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Box, Button, FormControlLabel, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { REVIEW } from '../hits/review.texts';

export function MonitoringSwitch({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const mayMonitor = useCan('request_screenings');
  const { workflow_id: workflowId, id } = supplier;
  const queryKey = ['suppliers', 'getSupplierMonitoring', workflowId, id];
  const { data } = useQuery({ queryKey, queryFn: () => dataProvider.getSupplierMonitoring(workflowId, id) });
  const set = useAction((monitored: boolean | null) => dataProvider.setSupplierMonitoring(workflowId, id, monitored), {
    success: (answer) => t(answer.monitored ? REVIEW.monitoringOn : REVIEW.monitoringOff),
    onDone: (answer) => void queries.setQueryData(queryKey, answer),
  });
  if (!data) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '@media print': { display: 'none' } }}>
      <FormControlLabel
        control={
          <Switch
            checked={data.monitored}
            disabled={!mayMonitor || set.isPending}
            onChange={(_event, isOn) => set.mutate(isOn)}
          />
        }
        label={t(REVIEW.monitored)}
      />
      {mayMonitor && data.own !== null && data.own !== data.workflow && (
        <Button size="small" onClick={() => set.mutate(null)}>
          {t(REVIEW.byWorkflow)}
        </Button>
      )}
    </Box>
  );
}
