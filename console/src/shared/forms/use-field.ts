import { type ReactNode, useEffect, useId } from 'react';
import { useController } from 'react-hook-form';
import { useFormParts } from './form-context';

export interface FieldOptions {
  source: string;
  label: string;
  /** Distinguishes inputs with the same label, for example by the name of their row. */
  about?: string;
  helperText?: ReactNode;
}

/**
 * Binds an input to a field of the surrounding form: returns the value, and the error or else the hint. Replaces
 * react-admin's `useInput`, which would add its validators to the code of the sign-in page.
 */
export function useField({ source, label, about, helperText }: FieldOptions) {
  const { labels } = useFormParts();
  const id = useId();
  const { field, fieldState } = useController({ name: source });
  useEffect(() => {
    labels.set(source, about ?? label);
    return () => void labels.delete(source);
  }, [labels, source, label, about]);
  const message = fieldState.error?.types?.['atField'] ?? fieldState.error?.message;
  return { id, field, hasError: message !== undefined, helperText: typeof message === 'string' ? message : helperText };
}
