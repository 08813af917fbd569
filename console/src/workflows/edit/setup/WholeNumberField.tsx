import { TextField } from '@mui/material';
import { useState } from 'react';

interface WholeNumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** Integer input within limits; incomplete or invalid text stays in the field until it loses the focus. */
export function WholeNumberField({ label, value, min, max, onChange }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="number"
      label={label}
      value={typed ?? value}
      slotProps={{ htmlInput: { min, max, step: 1 } }}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = Number(event.target.value);
        if (event.target.value !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
