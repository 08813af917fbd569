import {
  DECISION_REASON_MAX,
  SUPPLIER_DECISIONS,
  type SupplierDecision,
} from '@homologa/domain/catalog/supplier-decision';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { useRef } from 'react';
import { DigitRadios } from '../../shared/forms/DigitRadios';
import { TextInput } from '../../shared/forms/TextInput';
import { useText } from '../../shared/i18n/use-text';
import { DECISION } from './decision.texts';

/** No default decision, so that a single click cannot decide. */
export const UNDECIDED: { decision: SupplierDecision | ''; reason: string } = { decision: '', reason: '' };

/** Fields for a decision and its reason. A digit chooses a decision and moves the focus to the reason. */
export function DecisionInputs() {
  const t = useText();
  const reason = useRef<HTMLDivElement>(null);
  return (
    <>
      <DigitRadios
        source="decision"
        label={t(DECISION.title)}
        options={SUPPLIER_DECISIONS.map((value) => ({ value, label: t(SUPPLIER_DECISION_WORDS[value]) }))}
        autoFocus
        // Focus the field directly: react-hook-form's `setFocus` would run too late for the next typed letter.
        onDigit={() => reason.current?.querySelector<HTMLElement>('textarea:not([aria-hidden])')?.focus()}
      />
      <TextInput
        ref={reason}
        source="reason"
        sx={{ mt: 2 }}
        fullWidth
        multiline
        minRows={3}
        label={t(DECISION.reason)}
        helperText={t(DECISION.reasonHint)}
        slotProps={{ htmlInput: { maxLength: DECISION_REASON_MAX, 'aria-required': true } }}
      />
    </>
  );
}
