import type { ErrorCode, Violation } from '@homologa/domain/errors/error-codes';
import { translateError } from '@homologa/domain/errors/error-messages';
import type { Locale } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import { messageOf } from '../data/use-action';
import { ApiError } from '../http/api-error';

/** A problem with one field; `field` is null for a problem of the whole form. */
export interface FormProblem {
  field: string | null;
  message: string;
  atField?: string;
}

export type CodeFields = Readonly<Partial<Record<ErrorCode, string>>>;

/**
 * Finds the form field for a path of the API: the field with this path, otherwise the field that contains the path,
 * otherwise the first field nested in the path, otherwise the field that has the name of the path's last part.
 */
export function fieldOfPath(path: string, fields: readonly string[]): string | null {
  return (
    fields.find((field) => field === path) ??
    fields.find((field) => path.startsWith(`${field}.`)) ??
    fields.find((field) => field.startsWith(`${path}.`)) ??
    fields.find((field) => path.endsWith(`.${field}`)) ??
    null
  );
}

export function problemsOfRules(
  broken: readonly (Violation | FormProblem)[],
  locale: Locale,
  fieldOf: (path: string) => string | null,
): FormProblem[] {
  return firstOfEach(
    broken.map((one) => ('code' in one ? { field: fieldOf(one.path), message: translateError(one, locale) } : one)),
  );
}

export function problemsOfError(
  error: Error,
  codes: CodeFields,
  fieldOf: (path: string) => string | null,
): FormProblem[] {
  if (!(error instanceof ApiError)) return [{ field: null, message: messageOf(error) }];
  if (error.details.length === 0) {
    const field = lookUp<string>(codes, error.code) ?? null;
    return [{ field, message: error.message }];
  }
  return firstOfEach(error.details.map(({ path, message }) => ({ field: fieldOf(path), message })));
}

/** Keeps the first problem of each field. Problems without a field are kept once per message. */
function firstOfEach(problems: readonly FormProblem[]): FormProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ field, message }) => {
    const key = field ?? `: ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

export interface SummaryLine {
  message: string;
  fields: string[];
}

export function summaryOf(problems: readonly FormProblem[]): SummaryLine[] {
  const lines = new Map<string, SummaryLine>();
  for (const { field, message } of problems) {
    const line = lines.get(message) ?? { message, fields: [] };
    if (field !== null) line.fields.push(field);
    lines.set(message, line);
  }
  return [...lines.values()];
}
