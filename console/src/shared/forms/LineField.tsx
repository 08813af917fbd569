import { FormControl, InputLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useId } from 'react';

interface LineFieldProps extends Omit<OutlinedInputProps, 'label'> {
  label: string;
}

/** One line of text. For the pages before the login, where MUI's TextField would bring all its selects along. */
export function LineField({ label, ...props }: LineFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth required={props.required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} label={label} {...props} />
    </FormControl>
  );
}
