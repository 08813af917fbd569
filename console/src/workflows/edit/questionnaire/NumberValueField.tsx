import { numberFormatter } from '@homologa/domain/language/formatters';
import { parseNumber } from '@homologa/domain/language/parse-number';
import { groupMarkOf } from '@homologa/domain/language/read-number';
import { readerNumbers } from '@homologa/web/texts/reader-region';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useAppLocale } from '../../../shared/i18n/use-text';

interface NumberValueFieldProps {
  value: number;
  label: string;
  onChange: (value: number) => void;
}

/** Number of a condition, shown and read as the reader's region writes numbers. */
export function NumberValueField({ value, label, onChange }: NumberValueFieldProps) {
  const numbers = readerNumbers(useAppLocale());
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      value={typed ?? numberFormatter(numbers, { maximumFractionDigits: 15, useGrouping: false }).format(value)}
      error={typed !== null && readValue(typed, numbers) === null}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = readValue(target.value, numbers);
        if (read !== null) onChange(read);
      }}
    />
  );
}

/** Reads a number; a single mark separates thousands only where the region writes them so. Null for no number. */
function readValue(typed: string, numbers: string): number | null {
  const mark = /^[^.,]*([.,])[^.,]*$/.exec(typed)?.[1];
  const value = parseNumber(typed, { isFraction: mark !== undefined && groupMarkOf(numbers) !== mark });
  return value !== null && Number.isFinite(value) ? value : null;
}
