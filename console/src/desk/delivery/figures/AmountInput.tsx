import { readNumber } from '@homologa/domain/language/read-number';
import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { type FieldOptions, useField } from '../../../shared/forms/use-field';
import { useFormat } from '../../../shared/i18n/use-format';

/**
 * Formats a typed number for display. Returns the text unchanged if it is not a number or has more than two decimals.
 */
function formatTyped(typed: string, format: (amount: number) => string): string {
  const amount = readNumber(typed);
  return Math.round(amount * 100) / 100 === amount ? format(amount) : typed;
}

interface AmountInputProps extends FieldOptions {
  isLabelHidden?: boolean;
  size?: TextFieldProps['size'];
}

/** Number input that displays the user's number format and accepts that format or a plain number. */
export function AmountInput({ isLabelHidden = false, size, ...options }: AmountInputProps) {
  const { label } = options;
  const format = useFormat();
  const [isTyping, setTyping] = useState(false);
  const { id, field, hasError, helperText } = useField(options);
  const typed: string = field.value;
  /**
   * Converts text that is a number only in the user's format to a plain number: `1.250` is 1250 in some formats, but
   * ambiguous for `readNumber`.
   */
  const takeReaderFormat = (text: string) => {
    const amount = format.readNumber(text);
    if (Number.isNaN(readNumber(text)) && Number.isFinite(amount)) field.onChange(String(amount));
  };
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
      onBlur={() => {
        setTyping(false);
        takeReaderFormat(typed);
        field.onBlur();
      }}
      onChange={(event) => {
        // Switch to the typed text on the first change, not on focus: replacing the displayed text on focus would
        // remove the user's selection, and typed digits would be appended instead of replacing the number.
        setTyping(true);
        field.onChange(event);
        if ((event.nativeEvent as InputEvent).inputType === 'insertFromPaste') takeReaderFormat(event.target.value);
      }}
    />
  );
}
