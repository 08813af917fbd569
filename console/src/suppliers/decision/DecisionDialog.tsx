import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import {
  checkReasonedDecision,
  DECISION_REASON_MAX,
  isSupplierDecision,
  SUPPLIER_DECISIONS,
  type SupplierDecision,
} from '@homologa/domain/suppliers/supplier-decision';
import { DECIDE_WORDS, SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { recordKey } from '../../shared/data/provider/use-keep-record';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useField } from '../../shared/forms/use-field';
import { useKeptValues } from '../../shared/forms/use-kept-values';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { DECISION } from './decision.texts';

function DecisionInput() {
  const t = useText();
  const { id, field, hasError, helperText } = useField({ source: 'decision', label: t(DECISION.title) });
  return (
    <FormControl component="fieldset" fullWidth error={hasError} aria-describedby={hasError ? id : undefined}>
      <FormLabel component="legend">{t(DECISION.title)}</FormLabel>
      <RadioGroup name={field.name} value={field.value} onChange={field.onChange}>
        {SUPPLIER_DECISIONS.map((known, place) => (
          <FormControlLabel
            key={known}
            value={known}
            control={<Radio slotProps={place === 0 ? { input: { ref: field.ref } } : undefined} />}
            label={t(SUPPLIER_DECISION_WORDS[known])}
          />
        ))}
      </RadioGroup>
      {hasError && <FormHelperText id={id}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

/** No default, so that a single click cannot decide. */
const UNDECIDED: { decision: SupplierDecision | ''; reason: string } = { decision: '', reason: '' };

export function DecisionDialog({ supplier, onClose }: { supplier: SupplierResponse; onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshWorkflow();
  const queries = useQueryClient();
  const form = useSubmitForm({
    stored: UNDECIDED,
    check: checkReasonedDecision,
    send: (typed) => dataProvider.decideSupplier(supplier.workflow_id, supplier.id, typed),
    success: t(DECISION.saved),
    onDone: async (decided) => {
      // Update the card before the notification; then fetch everything that depends on the decision.
      queries.setQueryData(recordKey('suppliers', decided.id, { workflowId: decided.workflow_id }), decided);
      onClose();
      await refresh(supplier.workflow_id);
    },
  });
  useKeptValues(form.methods, `decision.${supplier.id}`);
  const chosen = form.methods.watch('decision');
  return (
    <FormDialog
      form={form}
      title={t(DECISION.dialogTitle, { name: supplierName(supplier.invite) })}
      submitLabel={t(isSupplierDecision(chosen) ? DECIDE_WORDS[chosen] : DECISION.decide)}
      onClose={onClose}
    >
      <DecisionInput />
      <TextInput
        source="reason"
        sx={{ mt: 2 }}
        multiline
        minRows={3}
        label={t(DECISION.reason)}
        helperText={t(DECISION.reasonHint)}
        slotProps={{ htmlInput: { maxLength: DECISION_REASON_MAX, 'aria-required': true } }}
      />
    </FormDialog>
  );
}
