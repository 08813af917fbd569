import { TextField } from '@mui/material';
import { useState } from 'react';

interface WholeNumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** Integer input with limits. Incomplete or invalid text stays visible while the field has the focus. */
export function WholeNumberField({ label, value, min, max, onChange }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number } | null>(null);
  return (
    <TextField
      type="number"
      label={label}
      // Ignore the typed text if the value was changed elsewhere, such as by undo.
      value={typed?.value === value ? typed.text : value}
      slotProps={{ htmlInput: { min, max, step: 1 } }}
      onChange={(event) => {
        const text = event.target.value;
        const number = Number(text);
        const isValid = text !== '' && Number.isInteger(number) && number >= min && number <= max;
        setTyped({ text, value: isValid ? number : value });
        if (isValid) onChange(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
