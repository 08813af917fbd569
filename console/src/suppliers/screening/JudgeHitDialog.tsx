import type { ScreeningResponse } from '@homologa/domain/screenings/screening.contract';
import { HIT_DECISIONS, type HitDecision } from '@homologa/domain/screenings/screening-rules';
import { HIT_DECISION_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import {
  Alert,
  Box,
  Checkbox,
  Chip,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDialog } from '../../shared/forms/FormDialog';
import type { FormProblem } from '../../shared/forms/form-problems';
import { TextInput } from '../../shared/forms/TextInput';
import { useField } from '../../shared/forms/use-field';
import { useKeptValues } from '../../shared/forms/use-kept-values';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { useRefreshWorkflow } from '../workflow/use-workflow';
import type { FoundHit } from './findings';
import { REVIEW, USUAL_REASONS } from './review.texts';
import { SCREENING } from './screening.texts';
import { SCREENING_SETTINGS, screeningsApi } from './screenings.api';

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

/** The reasons that are given most, which fill the text. */
function ReasonInput() {
  const t = useText();
  const { setValue } = useFormContext<Judged>();
  const decision = useWatch<Judged, 'decision'>({ name: 'decision' });
  const usual = decision === '' ? [] : USUAL_REASONS[decision];
  return (
    <>
      {usual.length > 0 && (
        <Box
          role="group"
          aria-label={t(REVIEW.knownReason)}
          sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {usual.map((words) => (
            <Chip
              key={words.en}
              size="small"
              variant="outlined"
              label={t(words)}
              onClick={() => setValue('reason', t(words), { shouldDirty: true, shouldValidate: true })}
            />
          ))}
        </Box>
      )}
      <TextInput
        source="reason"
        sx={{ mt: 2 }}
        multiline
        minRows={3}
        label={t(SCREENING.reason)}
        slotProps={{ htmlInput: { maxLength: REASON_MAX, 'aria-required': true } }}
      />
    </>
  );
}

function ScopeInput() {
  const t = useText();
  const { field } = useField({ source: 'forAll', label: t(REVIEW.forAll) });
  return (
    <FormControlLabel
      sx={{ mt: 1, alignItems: 'flex-start' }}
      control={<Checkbox checked={field.value} onChange={(_event, isOn) => field.onChange(isOn)} sx={{ pt: 0.25 }} />}
      label={t(REVIEW.forAll)}
    />
  );
}

/** Said before somebody decides that a true match is one. */
function FourEyesNote() {
  const t = useText();
  const decision = useWatch<Judged, 'decision'>({ name: 'decision' });
  const { data } = useQuery(SCREENING_SETTINGS);
  if (decision !== 'true_match' || !data?.four_eyes) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t(REVIEW.fourEyes)}
    </Alert>
  );
}

interface Judged {
  decision: HitDecision | '';
  reason: string;
  forAll: boolean;
}

interface JudgeHitDialogProps {
  supplier: SupplierResponse;
  /** At least one. */
  hits: readonly FoundHit[];
  /** What a key or a button has said already. */
  decision: HitDecision | null;
  onClose: () => void;
}

/** Says whether hits are the party or another one, and why: of one hit, or of several at once. */
export function JudgeHitDialog({ supplier, hits, decision: preset, onClose }: JudgeHitDialogProps) {
  const t = useText();
  const refresh = useRefreshWorkflow();
  const form = useSubmitForm<Judged, ScreeningResponse>({
    stored: { decision: preset ?? '', reason: '', forAll: false },
    check: ({ decision, reason }): FormProblem[] => [
      ...(decision === '' ? [{ field: 'decision', message: t(SCREENING.chooseJudgement) }] : []),
      ...(reason.trim() === '' ? [{ field: 'reason', message: t(SCREENING.sayWhy) }] : []),
    ],
    send: ({ decision, reason, forAll }) => {
      const [first, ...also] = hits.map(({ hit, party }) => ({ entry_key: hit.entry_key, party }));
      return screeningsApi.decideHit(supplier.workflow_id, supplier.id, {
        entry_key: first?.entry_key ?? '',
        party: first?.party,
        also,
        decision: decision === '' ? 'open' : decision,
        reason,
        scope: forAll ? 'company' : 'supplier',
      });
    },
    success: t(SCREENING.judged),
    onDone: async () => {
      onClose();
      await refresh(supplier.workflow_id);
    },
  });
  useKeptValues(form.methods, `hits.${supplier.id}.${hits.map(({ hit }) => hit.entry_key).join('.')}`);
  const [only] = hits;
  return (
    <FormDialog
      form={form}
      title={
        hits.length === 1 && only
          ? t(SCREENING.judgeHit, { name: only.hit.matched_name })
          : t(REVIEW.judgeSeveral, { count: hits.length })
      }
      submitLabel={t(SCREENING.judge)}
      onClose={onClose}
    >
      <JudgementInput />
      <ReasonInput />
      <ScopeInput />
      <FourEyesNote />
    </FormDialog>
  );
}
