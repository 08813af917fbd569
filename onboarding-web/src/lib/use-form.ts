import { type ChangeEvent, useCallback, useId, useState } from 'react';

/** What a field of a form is bound to. */
export interface FieldBinding {
  id: string;
  name: string;
  value: string;
  error: string | null;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

export interface FormError {
  /** Which field the message belongs to; null for the form as a whole. */
  fieldId: string | null;
  message: string;
}

/** A form of texts: values, errors by field, and one message for the whole. */
export function useForm<Name extends string>(initial: Readonly<Record<Name, string>>) {
  const prefix = useId();
  const [values, setValues] = useState<Readonly<Record<Name, string>>>(initial);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [message, setMessage] = useState<string | null>(null);

  const idOf = (name: Name): string => `${prefix}-${name}`;
  const set = useCallback((name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...rest }) => rest as Partial<Record<Name, string>>);
  }, []);
  /** Shows errors at their fields, and a message above the form. */
  const fail = useCallback((found: Partial<Record<Name, string>>, whole: string | null = null) => {
    setErrors(found);
    setMessage(whole);
  }, []);
  const field = (name: Name): FieldBinding => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errors[name] ?? null,
    onChange: (event) => set(name, event.target.value),
  });
  /** The errors in the fields' order, each named by its field's label; null where the error names it itself. */
  const summaryOf = (labels: Readonly<Record<Name, string | null>>): FormError[] => [
    ...(message ? [{ fieldId: null, message }] : []),
    ...(Object.keys(initial) as Name[]).flatMap((name) =>
      errors[name] ? [{ fieldId: idOf(name), message: [labels[name], errors[name]].filter(Boolean).join(': ') }] : [],
    ),
  ];
  return { values, set, field, fail, summaryOf };
}
