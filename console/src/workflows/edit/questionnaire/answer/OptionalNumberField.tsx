import { TextField } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text';
import { ANSWER } from './answer.texts';

interface CommonProps {
  id?: string | undefined;
  label: string;
  value: number | null | undefined;
  min?: number | undefined;
  max?: number | undefined;
  isWhole?: boolean | undefined;
  sx?: ComponentProps<typeof TextField>['sx'];
}

/** Receives null for an empty field, unless a number is required. Numbers outside of the limits are not reported. */
type ChangeProps =
  | { isRequired: true; onChange: (value: number) => void }
  | { isRequired?: false; onChange: (value: number | null) => void };

/** Number that may be left out or not. Incomplete or invalid text stays visible while the field has the focus. */
export function OptionalNumberField({ id, label, value, min, max, isWhole, sx, ...field }: CommonProps & ChangeProps) {
  const t = useText();
  const [typed, setTyped] = useState<{ text: string; value: number | null; isValid: boolean } | null>(null);
  const known = value ?? null;
  // Ignore the typed text if the value was changed elsewhere, such as by undo.
  const shown = typed?.value === known ? typed : null;
  const isWrong = shown?.isValid === false;
  const report = (number: number | null) => {
    if (number !== null) field.onChange(number);
    else if (!field.isRequired) field.onChange(null);
  };
  return (
    <TextField
      id={id}
      type="number"
      size="small"
      label={label}
      value={shown?.text ?? known ?? ''}
      error={isWrong}
      helperText={isWrong ? t(isWhole ? ANSWER.wholeNeeded : ANSWER.numberNeeded, rangeOf({ min, max })) : undefined}
      slotProps={{ htmlInput: { min, max, step: isWhole ? 1 : 'any' } }}
      sx={sx}
      onChange={({ target }) => {
        // The browser reports an empty text for what is no number yet, such as a minus sign.
        const number = target.value === '' ? null : Number(target.value);
        const isValid =
          number === null ? !field.isRequired && !target.validity.badInput : isAllowed(number, { min, max, isWhole });
        setTyped({ text: target.value, value: isValid ? number : known, isValid });
        if (isValid) report(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

type Limits = Pick<CommonProps, 'min' | 'max' | 'isWhole'>;

/** Largest number that the contract takes, in either direction. */
const LARGEST = 1e15;

const rangeOf = ({ min = -LARGEST, max = LARGEST }: Limits) => ({ min, max });

const isAllowed = (number: number, { min = -LARGEST, max = LARGEST, isWhole = false }: Limits): boolean =>
  Number.isFinite(number) && number >= min && number <= max && (!isWhole || Number.isInteger(number));
