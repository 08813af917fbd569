import { TextField } from '@mui/material';
import { type ComponentProps, useState } from 'react';

interface OptionalNumberFieldProps {
  id?: string | undefined;
  label: string;
  value: number | null | undefined;
  min?: number | undefined;
  max?: number | undefined;
  isWhole?: boolean | undefined;
  sx?: ComponentProps<typeof TextField>['sx'];
  /** Receives null for an empty field. Numbers outside of the limits are not reported. */
  onChange: (value: number | null) => void;
}

/** Number that may be left out. Incomplete or invalid text stays visible while the field has the focus. */
export function OptionalNumberField({ id, label, value, min, max, isWhole, sx, onChange }: OptionalNumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const known = value ?? null;
  return (
    <TextField
      id={id}
      type="number"
      size="small"
      label={label}
      // Ignore the typed text if the value was changed elsewhere, such as by undo.
      value={typed?.value === known ? typed.text : (known ?? '')}
      slotProps={{ htmlInput: { min, max, step: isWhole ? 1 : 'any' } }}
      sx={sx}
      onChange={({ target }) => {
        const number = target.value === '' ? null : Number(target.value);
        const isValid = number === null || isAllowed(number, { min, max, isWhole });
        setTyped({ text: target.value, value: isValid ? number : known });
        if (isValid) onChange(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

type Limits = Pick<OptionalNumberFieldProps, 'min' | 'max' | 'isWhole'>;

/** Largest number that the contract takes, in either direction. */
const LARGEST = 1e15;

const isAllowed = (number: number, { min = -LARGEST, max = LARGEST, isWhole = false }: Limits): boolean =>
  Number.isFinite(number) && number >= min && number <= max && (!isWhole || Number.isInteger(number));
