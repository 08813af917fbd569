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
 * Binds an input to its field of the surrounding form: the value, and the error in place of the hint. react-admin's
 * `useInput` would load its validators on the sign-in page.
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
