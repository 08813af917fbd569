import type { Locale } from '@homologa/domain/language/locales';
import type { Text } from '@homologa/web/texts/text';
import { type ChangeEvent, useCallback, useId, useRef, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { useLanguageChange } from '../i18n/use-language-change';
import type { FormFailure } from './form-errors';

export interface FieldBinding {
  id: string;
  name: string;
  value: string;
  error: string | null;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

export interface FormError {
  /** Field to which the error belongs; null for an error of the whole form. */
  fieldId: string | null;
  message: string;
}

export type TellFailure<Name extends string> = (locale: Locale, t: Text) => Promise<FormFailure<Name>>;

export function useForm<Name extends string>(initial: Readonly<Record<Name, string>>) {
  const prefix = useId();
  const { locale, t } = useI18n();
  const [values, setValues] = useState<Readonly<Record<Name, string>>>(initial);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [message, setMessage] = useState<string | null>(null);

  const idOf = (name: Name): string => `${prefix}-${name}`;
  const set = useCallback((name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...rest }) => rest as Partial<Record<Name, string>>);
  }, []);
  const told = useRef<TellFailure<Name> | null>(null);
  const clear = useCallback(() => {
    told.current = null;
    setErrors({});
    setMessage(null);
  }, []);
  const tell = async (failure: TellFailure<Name>): Promise<FormFailure<Name>> => {
    told.current = failure;
    const found = await failure(locale, t);
    setErrors(found.fields);
    setMessage(found.message);
    return found;
  };
  useLanguageChange(async () => {
    const found = await told.current?.(locale, t);
    if (!found) return;
    const isStillWrong = ([name]: [string, unknown]): boolean => errors[name as Name] !== undefined;
    setErrors(Object.fromEntries(Object.entries(found.fields).filter(isStillWrong)) as Partial<Record<Name, string>>);
    setMessage(message === null ? null : found.message);
  });
  const field = (name: Name): FieldBinding => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errors[name] ?? null,
    onChange: (event) => set(name, event.target.value),
  });
  /** Returns the errors in the order of the fields, prefixed with the field's label; a null label adds no prefix. */
  const summaryOf = (labels: Readonly<Record<Name, string | null>>): FormError[] => [
    ...(message ? [{ fieldId: null, message }] : []),
    ...(Object.keys(initial) as Name[]).flatMap((name) =>
      errors[name] ? [{ fieldId: idOf(name), message: [labels[name], errors[name]].filter(Boolean).join(': ') }] : [],
    ),
  ];
  return { values, set, field, clear, tell, summaryOf };
}
