import { HIT_REASON_MAX } from '@homologa/domain/compliance/limits';
import { type HitReasonCode, USUAL_REASONS } from '@homologa/domain/screenings/hit-reasons';
import type { ScreeningEvidence, ScreeningResponse } from '@homologa/domain/screenings/screening.contract';
import { HIT_DECISIONS, type HitDecision } from '@homologa/domain/screenings/screening-rules';
import { HIT_DECISION_WORDS, HIT_REASON_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Alert, Box, Checkbox, Chip, FormControlLabel, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { DigitRadios } from '../../shared/forms/DigitRadios';
import { FormDialog } from '../../shared/forms/FormDialog';
import type { FormProblem } from '../../shared/forms/form-problems';
import { TextInput } from '../../shared/forms/TextInput';
import { useField } from '../../shared/forms/use-field';
import { useKeptValues } from '../../shared/forms/use-kept-values';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';
import { useScreeningSettings } from '../use-screening-settings';
import type { FoundGroup, FoundHit } from './findings';
import { REVIEW } from './review.texts';
import { SideBySide, subjectOf } from './SideBySide';

interface Judged {
  decision: HitDecision | '';
  reason: string;
  reasonCode: HitReasonCode | '';
  forAll: boolean;
  onlyThis: boolean;
}

/**
 * Accepts a predefined reason, free text, or both. A predefined reason is sent as a code, so that it is translated for
 * every user.
 */
function ReasonInput() {
  const t = useText();
  const { setValue } = useFormContext<Judged>();
  const decision = useWatch<Judged, 'decision'>({ name: 'decision' });
  const chosen = useWatch<Judged, 'reasonCode'>({ name: 'reasonCode' });
  const usual = decision === '' ? [] : USUAL_REASONS[decision];
  const isFitting = usual.some((code) => code === chosen);
  useEffect(() => {
    if (!isFitting) setValue('reasonCode', '');
  }, [isFitting, setValue]);
  return (
    <>
      {usual.length > 0 && (
        <Box
          role="group"
          aria-label={t(REVIEW.knownReason)}
          sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {usual.map((code) => (
            <Chip
              key={code}
              size="small"
              aria-pressed={code === chosen}
              variant={code === chosen ? 'filled' : 'outlined'}
              color={code === chosen ? 'primary' : 'default'}
              label={t(HIT_REASON_WORDS[code])}
              onClick={() => setValue('reasonCode', code === chosen ? '' : code, { shouldDirty: true })}
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
        slotProps={{ htmlInput: { maxLength: HIT_REASON_MAX, 'aria-required': !isFitting } }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t(REVIEW.sendKeys)}
      </Typography>
    </>
  );
}

function CheckInput({ source, label }: { source: 'forAll' | 'onlyThis'; label: string }) {
  const { field } = useField({ source, label });
  return (
    <FormControlLabel
      sx={{ mt: 1, display: 'flex', alignItems: 'flex-start' }}
      control={<Checkbox checked={field.value} onChange={(_event, isOn) => field.onChange(isOn)} sx={{ pt: 0.25 }} />}
      label={label}
    />
  );
}

function FourEyesNote() {
  const t = useText();
  const decision = useWatch<Judged, 'decision'>({ name: 'decision' });
  const { data } = useScreeningSettings();
  if (decision === '' || decision === 'open' || !data?.four_eyes) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t(REVIEW.fourEyes)}
    </Alert>
  );
}

function JudgementFields({ entries, entry, isDecided }: { entries: number; entry: string | null; isDecided: boolean }) {
  const t = useText();
  const fields = useRef<HTMLDivElement>(null);
  const focusReason = () => fields.current?.querySelector<HTMLElement>('textarea:not([aria-hidden])')?.focus();
  // Take the focus in the same React commit that opens this dialog. In this commit the closing dialog returns the focus
  // to the page, and keys pressed before a later change of focus would be lost.
  useEffect(() => {
    const first = isDecided ? 'textarea:not([aria-hidden])' : 'input[type="radio"]';
    fields.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isDecided]);
  return (
    <Box ref={fields}>
      {entries > 1 && <Typography sx={{ mb: 1.5 }}>{t(REVIEW.wholeGroup, { count: entries })}</Typography>}
      <DigitRadios
        source="decision"
        label={t(SCREENING.judgement)}
        options={HIT_DECISIONS.map((value) => ({ value, label: t(HIT_DECISION_WORDS[value]) }))}
        onDigit={focusReason}
      />
      <ReasonInput />
      {entry !== null && <CheckInput source="onlyThis" label={t(REVIEW.onlyThis, { entry })} />}
      <CheckInput source="forAll" label={t(REVIEW.forAll)} />
      <FourEyesNote />
    </Box>
  );
}

interface JudgeHitDialogProps {
  supplier: Pick<SupplierResponse, 'id' | 'workflow_id'>;
  groups: readonly FoundGroup[];
  entry?: FoundHit | undefined;
  /** Data that the screening compared. The dialog of a single hit shows the comparison, because the reason refers to it. */
  evidence?: ScreeningEvidence | undefined;
  decision: HitDecision | null;
  onClose: () => void;
  /** Called instead of `onClose` once the decision is stored. */
  onDecided?: () => void;
}

export function JudgeHitDialog(props: JudgeHitDialogProps) {
  const { supplier, groups, entry, evidence, decision: preset, onClose, onDecided = onClose } = props;
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshWorkflow();
  const form = useSubmitForm<Judged, ScreeningResponse>({
    stored: { decision: preset ?? '', reason: '', reasonCode: '', forAll: false, onlyThis: false },
    check: ({ decision, reason, reasonCode }): FormProblem[] => [
      ...(decision === '' ? [{ field: 'decision', message: t(SCREENING.chooseJudgement) }] : []),
      ...(reason.trim() === '' && reasonCode === '' ? [{ field: 'reason', message: t(SCREENING.sayWhy) }] : []),
    ],
    send: ({ decision, reason, reasonCode, forAll, onlyThis }) => {
      const leads = entry && groups.length === 1 ? [entry] : groups.map(({ lead }) => lead);
      const [first, ...also] = leads.map(({ hit, party }) => ({ entry_key: hit.entry_key, party }));
      return dataProvider.decideHit(supplier.workflow_id, supplier.id, {
        entry_key: first?.entry_key ?? '',
        party: first?.party,
        also,
        decision: decision === '' ? 'open' : decision,
        reason,
        ...(reasonCode === '' ? {} : { reason_code: reasonCode }),
        scope: forAll ? 'company' : 'supplier',
        alone: onlyThis,
      });
    },
    success: t(SCREENING.judged),
    onDone: async () => {
      onDecided();
      await refresh(supplier.workflow_id);
    },
  });
  useKeptValues(form.methods, `hits.${supplier.id}.${groups.map(({ key }) => key).join('.')}`);
  const [only] = groups;
  const entries = groups.length === 1 ? (only?.hits.length ?? 0) : 0;
  const shown = groups.length === 1 ? (entry ?? only?.lead) : undefined;
  return (
    <FormDialog
      form={form}
      title={
        groups.length === 1 && only
          ? t(SCREENING.judgeHit, { name: (entry ?? only.lead).hit.matched_name })
          : t(REVIEW.judgeSeveral, { count: groups.length })
      }
      submitLabel={t(SCREENING.judge)}
      maxWidth={shown?.hit.explanation ? 'md' : 'sm'}
      onClose={onClose}
    >
      {shown && <SideBySide hit={shown.hit} subject={subjectOf(shown, evidence)} />}
      <JudgementFields
        entries={entries}
        entry={entry && entries > 1 ? `${entry.hit.list.title} ${entry.hit.entry_id}` : null}
        isDecided={preset !== null}
      />
    </FormDialog>
  );
}
