import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { type FieldOptions, useField } from '../../../shared/forms/use-field';
import { useFormat } from '../../../shared/i18n/use-format';
import { numberOf } from '../figures-form';

/** Formatting rounds to two decimals: a number with more is shown as it was typed. */
const EXACT = /^-?[\d\s]+([.,]\d{1,2})?$/;

/** Typed number in the reader's format; a text that is not a number, or more exact than the format, stays. */
function formatTyped(typed: string, format: (amount: number) => string): string {
  const amount = numberOf(typed);
  return EXACT.test(typed.trim()) && Number.isFinite(amount) ? format(amount) : typed;
}

interface AmountInputProps extends FieldOptions {
  isLabelHidden?: boolean;
  size?: TextFieldProps['size'];
}

/** A number that is read in the reader's format, and typed plain. */
export function AmountInput({ isLabelHidden = false, size, ...options }: AmountInputProps) {
  const { label } = options;
  const format = useFormat();
  const [isTyping, setTyping] = useState(false);
  const { id, field, hasError, helperText } = useField(options);
  const typed: string = field.value;
  return (
    <TextField
      fullWidth
      id={id}
      name={field.name}
      size={size}
      label={isLabelHidden ? undefined : label}
      value={isTyping || hasError ? typed : formatTyped(typed, format.amount)}
      inputRef={field.ref}
      error={hasError}
      helperText={helperText}
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': isLabelHidden ? label : undefined } }}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        field.onBlur();
      }}
      onChange={field.onChange}
    />
  );
}
