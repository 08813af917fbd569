import {
  DECISION_REASON_MAX,
  SUPPLIER_DECISIONS,
  type SupplierDecision,
} from '@homologa/domain/suppliers/supplier-decision';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { Box, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { type KeyboardEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '../../shared/forms/TextInput';
import { useField } from '../../shared/forms/use-field';
import { useText } from '../../shared/i18n/use-text';
import { Key } from '../../shared/ui/Key';
import { DECISION } from './decision.texts';

/** No default decision, so that a single click cannot decide. */
export const UNDECIDED: { decision: SupplierDecision | ''; reason: string } = { decision: '', reason: '' };

/**
 * Fields for a decision and its reason. The keys 1, 2 and 3 choose a decision and move the focus to the reason, so that
 * a decision needs no mouse.
 */
export function DecisionInputs() {
  const t = useText();
  const { setValue } = useFormContext<typeof UNDECIDED>();
  const reason = useRef<HTMLDivElement>(null);
  const { id, field, hasError, helperText } = useField({ source: 'decision', label: t(DECISION.title) });
  const chooseByDigit = (event: KeyboardEvent) => {
    const chosen = SUPPLIER_DECISIONS[Number(event.key) - 1];
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setValue('decision', chosen, { shouldDirty: true });
    // Focus the field directly: react-hook-form's `setFocus` would run too late for the next typed letter.
    reason.current?.querySelector<HTMLElement>('textarea:not([aria-hidden])')?.focus();
  };
  return (
    <>
      <FormControl
        component="fieldset"
        fullWidth
        error={hasError}
        aria-describedby={hasError ? id : undefined}
        onKeyDown={chooseByDigit}
      >
        <FormLabel component="legend">{t(DECISION.title)}</FormLabel>
        <RadioGroup name={field.name} value={field.value} onChange={field.onChange}>
          {SUPPLIER_DECISIONS.map((known, place) => (
            <FormControlLabel
              key={known}
              value={known}
              control={
                <Radio
                  autoFocus={place === 0}
                  slotProps={{
                    input: { 'aria-keyshortcuts': String(place + 1), ...(place === 0 && { ref: field.ref }) },
                  }}
                />
              }
              label={
                <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
                  {t(SUPPLIER_DECISION_WORDS[known])}
                  <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
                    <Key name={String(place + 1)} />
                  </Box>
                </Box>
              }
            />
          ))}
        </RadioGroup>
        {hasError && <FormHelperText id={id}>{helperText}</FormHelperText>}
      </FormControl>
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
