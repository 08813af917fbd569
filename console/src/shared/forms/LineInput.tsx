import { FormControl, FormHelperText, InputLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { type FieldOptions, useField } from './use-field';

type LineInputProps = Omit<OutlinedInputProps, 'label' | 'error' | 'name' | 'value' | 'id'> & FieldOptions;

/** A single-line input for the pages before the login; MUI's TextField would load its select components too. */
export function LineInput({ source, label, helperText, ...props }: LineInputProps) {
  const { id, field, hasError, helperText: hint } = useField({ source, label, helperText });
  const hintId = `${id}-hint`;
  return (
    <FormControl fullWidth required={props.required} error={hasError}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...props}
        id={id}
        name={field.name}
        label={label}
        value={field.value}
        inputRef={field.ref}
        aria-describedby={hint ? hintId : undefined}
        onBlur={field.onBlur}
        onChange={field.onChange}
      />
      {hint && <FormHelperText id={hintId}>{hint}</FormHelperText>}
    </FormControl>
  );
}
