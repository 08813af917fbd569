import { Box, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Key } from '../ui/Key';
import { useField } from './use-field';

interface DigitRadiosProps<Value extends string> {
  source: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Focuses the first option on mount. */
  autoFocus?: boolean;
  /** Called after a digit has chosen an option, such as to move the focus to the next field. */
  onDigit: () => void;
}

/** Radio group of a form whose options are also chosen by the keys 1, 2, 3 …, so that a decision needs no mouse. */
export function DigitRadios<Value extends string>(props: DigitRadiosProps<Value>) {
  const { source, label, options, autoFocus = false, onDigit } = props;
  const { setValue, formState } = useFormContext();
  const { id, field, hasError, helperText } = useField({ source, label });
  const chooseByDigit = (event: KeyboardEvent) => {
    const chosen = options[Number(event.key) - 1];
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setValue(source, chosen.value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    onDigit();
  };
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={hasError}
      aria-describedby={hasError ? id : undefined}
      onKeyDown={chooseByDigit}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <RadioGroup name={field.name} value={field.value} onChange={field.onChange}>
        {options.map((option, place) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={
              <Radio
                autoFocus={autoFocus && place === 0}
                slotProps={{
                  input: { 'aria-keyshortcuts': String(place + 1), ...(place === 0 && { ref: field.ref }) },
                }}
              />
            }
            label={
              <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
                {option.label}
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
  );
}
