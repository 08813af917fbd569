import { HIT_DECISIONS, type HitDecision } from '@homologa/domain/screenings/screening-rules';
import { HIT_DECISION_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { FormDialog } from '../../shared/forms/FormDialog';
import type { FormProblem } from '../../shared/forms/form-problems';
import { TextInput } from '../../shared/forms/TextInput';
import { useField } from '../../shared/forms/use-field';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { useRefreshWorkflow } from '../workflow/use-workflow';
import type { FoundHit } from './findings';
import { SCREENING } from './screening.texts';
import { screeningsApi } from './screenings.api';

const REASON_MAX = 1000;

function JudgementInput() {
  const t = useText();
  const { id, field, hasError, helperText } = useField({ source: 'decision', label: t(SCREENING.judgement) });
  return (
    <FormControl component="fieldset" fullWidth error={hasError} aria-describedby={hasError ? id : undefined}>
      <FormLabel component="legend">{t(SCREENING.judgement)}</FormLabel>
      <RadioGroup name={field.name} value={field.value} onChange={field.onChange}>
        {HIT_DECISIONS.map((known, place) => (
          <FormControlLabel
            key={known}
            value={known}
            control={<Radio slotProps={place === 0 ? { input: { ref: field.ref } } : undefined} />}
            label={t(HIT_DECISION_WORDS[known])}
          />
        ))}
      </RadioGroup>
      {hasError && <FormHelperText id={id}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

interface Judged {
  decision: HitDecision | '';
  reason: string;
}

/** Nothing is chosen before somebody has. */
const UNDECIDED: Judged = { decision: '', reason: '' };

interface JudgeHitDialogProps {
  supplier: SupplierResponse;
  found: FoundHit;
  onClose: () => void;
}

/** Says whether a hit is the party or another one, and why. */
export function JudgeHitDialog({ supplier, found, onClose }: JudgeHitDialogProps) {
  const t = useText();
  const refresh = useRefreshWorkflow();
  const form = useSubmitForm({
    stored: UNDECIDED,
    check: ({ decision, reason }): FormProblem[] => [
      ...(decision === '' ? [{ field: 'decision', message: t(SCREENING.chooseJudgement) }] : []),
      ...(reason.trim() === '' ? [{ field: 'reason', message: t(SCREENING.sayWhy) }] : []),
    ],
    send: ({ decision, reason }) =>
      screeningsApi.decideHit(supplier.workflow_id, supplier.id, {
        entry_key: found.hit.entry_key,
        decision: decision === 'true_match' ? 'true_match' : 'false_positive',
        reason,
      }),
    success: t(SCREENING.judged),
    onDone: async () => {
      onClose();
      await refresh(supplier.workflow_id);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(SCREENING.judgeHit, { name: found.hit.matched_name })}
      submitLabel={t(SCREENING.judge)}
      onClose={onClose}
    >
      <JudgementInput />
      <TextInput
        source="reason"
        sx={{ mt: 2 }}
        multiline
        minRows={3}
        label={t(SCREENING.reason)}
        slotProps={{ htmlInput: { maxLength: REASON_MAX, 'aria-required': true } }}
      />
    </FormDialog>
  );
}
