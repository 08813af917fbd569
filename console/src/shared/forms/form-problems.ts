import type { ErrorCode, Violation } from '@homologa/domain/errors/error-codes';
import { translateError } from '@homologa/domain/errors/error-messages';
import type { Locale } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import { messageOf } from '../data/use-action';
import { ApiError } from '../http/api-error';

/** What is wrong, and with which field; null where no field of the form is meant. */
export interface FormProblem {
  field: string | null;
  message: string;
  /** What the field itself says, where the message is about several. */
  atField?: string;
}

/** The field that each error code without a path is about. */
export type CodeFields = Readonly<Partial<Record<ErrorCode, string>>>;

/**
 * The field that a path of the wire means: itself, the list it is an entry of, its first part, or what it ends with.
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

/** The broken rules by their fields, each field with its first one. */
export function problemsOfRules(
  broken: readonly (Violation | FormProblem)[],
  locale: Locale,
  fieldOf: (path: string) => string | null,
): FormProblem[] {
  return firstOfEach(
    broken.map((one) => ('code' in one ? { field: fieldOf(one.path), message: translateError(one, locale) } : one)),
  );
}

/** A refusal of the server by fields: its details by their paths, else its code by `codes`. */
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

/** A message stands once at each field, and a field has one message. */
function firstOfEach(problems: readonly FormProblem[]): FormProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ field, message }) => {
    const key = field ?? `: ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** A line of the summary: a message with all the fields that it is about. */
export interface SummaryLine {
  message: string;
  fields: string[];
}

/** The problems as lines: each message once. */
export function summaryOf(problems: readonly FormProblem[]): SummaryLine[] {
  const lines = new Map<string, SummaryLine>();
  for (const { field, message } of problems) {
    const line = lines.get(message) ?? { message, fields: [] };
    if (field !== null) line.fields.push(field);
    lines.set(message, line);
  }
  return [...lines.values()];
}
