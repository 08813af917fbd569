import { type ReactNode, useEffect, useId } from 'react';
import { useController } from 'react-hook-form';
import { useFormParts } from './form-context';

export interface FieldOptions {
  /** The field's name: its path on the wire. */
  source: string;
  label: string;
  /** What it is asked of, where several inputs have the same label: the name of this one. */
  about?: string;
  helperText?: ReactNode;
}

/**
 * Binds an input to its field of the form around: its value, and what is wrong with it in the place of its hint. Not
 * react-admin's `useInput`, whose validators would come along to the sign-in page.
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
