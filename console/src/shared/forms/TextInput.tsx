import { TextField, type TextFieldProps } from '@mui/material';
import { type FieldOptions, useField } from './use-field';

type TextInputProps = Omit<TextFieldProps, 'label' | 'helperText' | 'error' | 'name' | 'value' | 'id' | 'onChange'> &
  FieldOptions & {
    /** Its place says what it is: only a screen reader hears the label. */
    isLabelHidden?: boolean;
  };

/** A text, or with `select` a choice, of the form around. */
export function TextInput({ source, label, helperText, isLabelHidden = false, slotProps, ...props }: TextInputProps) {
  const { id, field, hasError, helperText: hint } = useField({ source, label, helperText });
  const htmlInput = typeof slotProps?.htmlInput === 'object' ? slotProps.htmlInput : {};
  return (
    <TextField
      {...props}
      id={id}
      name={field.name}
      label={isLabelHidden ? undefined : label}
      slotProps={isLabelHidden ? { ...slotProps, htmlInput: { ...htmlInput, 'aria-label': label } } : slotProps}
      value={field.value}
      inputRef={field.ref}
      error={hasError}
      helperText={hint}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  );
}
