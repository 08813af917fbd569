import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { SECURITY } from './security.texts';

/**
 * Requires a second factor of all users of a company, or no longer. Asks first where users have none: their next page is
 * the enrolment.
 */
export function FactorPolicySwitch({ companyId }: { companyId: string }) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const key = ['factor-policy', 'getFactorPolicy', companyId];
  const { data } = useQuery({ queryKey: key, queryFn: () => dataProvider.getFactorPolicy(companyId) });
  const set = useAction((isOn: boolean) => dataProvider.setFactorPolicy(companyId, isOn), {
    success: t(COMMON.saved),
    onDone: (answer) => {
      setIsAsking(false);
      queries.setQueryData(key, answer);
    },
  });
  if (!data) return null;
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        control={
          <Switch
            checked={data.required}
            disabled={set.isPending}
            onChange={(_event, isOn) => (isOn && data.without > 0 ? setIsAsking(true) : set.mutate(isOn))}
          />
        }
        label={t(SECURITY.policy)}
      />
      {data.required && data.without > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(SECURITY.policyWithout, { count: data.without })}
        </Typography>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t(SECURITY.policy)}
        confirmLabel={t(SECURITY.policyConfirm)}
        isBusy={set.isPending}
        onConfirm={() => set.mutate(true)}
        onClose={() => setIsAsking(false)}
      >
        {t(SECURITY.policyAsk, { count: data.without })}
      </ConfirmDialog>
    </Box>
  );
}
