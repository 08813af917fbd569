import type { Violation } from '@homologa/domain/errors/error-codes';
import type { Locale } from '@homologa/domain/language/locales';
import { ApiError } from '@homologa/web/http/api-error';
import type { Text } from '@homologa/web/texts/text';
import { WORDS } from '@homologa/web/texts/words.texts';
import { failureText, violationTexts } from './error-text';

export interface FormFailure<Name extends string> {
  fields: Partial<Record<Name, string>>;
  message: string | null;
}

export class FieldError extends Error {
  constructor(
    readonly path: string,
    readonly textIn: (locale: Locale, t: Text) => string,
  ) {
    super(path);
  }
}

export async function ruleFailure<Name extends string>(
  broken: readonly Violation[],
  fieldOf: (path: string) => Name | null,
  locale: Locale,
  t: Text,
): Promise<FormFailure<Name>> {
  const texts = await violationTexts(broken, locale);
  const fields: Partial<Record<Name, string>> = {};
  let message: string | null = null;
  for (const { code, path } of broken) {
    const field = fieldOf(path);
    const isEmpty = code === 'all_fields_required';
    if (isEmpty || !field) message ??= texts[path] ?? null;
    if (field) fields[field] ??= isEmpty ? t(WORDS.required) : texts[path];
  }
  return { fields, message };
}

/** Maps a failed call to form errors. Errors about a field appear at the field, all other errors above the form. */
export async function callFailure<Name extends string>(
  error: unknown,
  fieldOf: (path: string) => Name | null,
  locale: Locale,
  t: Text,
): Promise<FormFailure<Name>> {
  if (error instanceof FieldError) {
    const [field, text] = [fieldOf(error.path), error.textIn(locale, t)];
    return field
      ? { fields: { [field]: text } as Partial<Record<Name, string>>, message: null }
      : { fields: {}, message: text };
  }
  if (error instanceof ApiError && error.details.length > 0) return ruleFailure(error.details, fieldOf, locale, t);
  return { fields: {}, message: await failureText(error, locale, t) };
}
