import { TextField, type TextFieldProps } from '@mui/material';
import { type FieldOptions, useField } from './use-field';

type TextInputProps = Omit<TextFieldProps, 'label' | 'helperText' | 'error' | 'name' | 'value' | 'id' | 'onChange'> &
  FieldOptions & {
    /** Hides the label visually where the context makes it redundant; screen readers still read it. */
    isLabelHidden?: boolean;
  };

export function TextInput(options: TextInputProps) {
  const { source, label, about, helperText, isLabelHidden = false, slotProps, ...props } = options;
  const { id, field, hasError, helperText: hint } = useField({ source, label, about, helperText });
  const htmlInput = typeof slotProps?.htmlInput === 'object' ? slotProps.htmlInput : {};
  const name = about ? `${label}: ${about}` : isLabelHidden ? label : undefined;
  return (
    <TextField
      {...props}
      id={id}
      name={field.name}
      label={isLabelHidden ? undefined : label}
      slotProps={name ? { ...slotProps, htmlInput: { ...htmlInput, 'aria-label': name } } : slotProps}
      value={field.value}
      inputRef={field.ref}
      error={hasError}
      helperText={hint}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  );
}
