import { checkReasonedDecision, isSupplierDecision } from '@homologa/domain/catalog/supplier-decision';
import { DECIDE_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { Box, Typography } from '@mui/material';
import type { BulkTargets } from '../../shared/data/provider/verbs/bulk-actions.verbs';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { DecisionInputs, UNDECIDED } from '../decision/DecisionInputs';
import { DECISION } from '../decision/decision.texts';
import { useForecast } from './BulkDialog';
import { Forecast } from './Forecast';
import { useBulkAction } from './use-bulk-action';

interface BulkDecisionDialogProps {
  targets: BulkTargets;
  workflowId?: string;
  onStarted: () => void;
  onClose: () => void;
}

export function BulkDecisionDialog({ targets, workflowId, onStarted, onClose }: BulkDecisionDialogProps) {
  const t = useText();
  const start = useBulkAction(workflowId);
  const forecast = useForecast({ action: 'decide', ...targets }, workflowId);
  const form = useSubmitForm({
    stored: UNDECIDED,
    check: checkReasonedDecision,
    send: (typed) => start.mutateAsync({ action: 'decide', ...targets, ...typed }),
    onDone: onStarted,
  });
  const chosen = form.methods.watch('decision');
  const possible = forecast.data?.possible ?? 0;
  const title = forecast.data ? t(DECISION.dialogTitleMany, { count: forecast.data.total }) : t(DECISION.decide);
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={t(isSupplierDecision(chosen) ? DECIDE_WORDS[chosen] : DECISION.decide)}
      isDisabled={possible === 0}
      onClose={onClose}
    >
      <DecisionInputs />
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {t(DECISION.keys)}
      </Typography>
      <Box sx={{ mt: 2, minHeight: 72 }}>
        {forecast.error ? (
          <ErrorState error={forecast.error} onRetry={() => void forecast.refetch()} />
        ) : (
          <Forecast action="decide" forecast={forecast.data} />
        )}
      </Box>
    </FormDialog>
  );
}
