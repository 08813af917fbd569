import { ACCOUNTS_ERRORS } from './entries/accounts';
import { COMPANIES_ERRORS } from './entries/companies';
import { GATEWAYS_ERRORS } from './entries/gateways';
import { GENERAL_ERRORS } from './entries/general';
import { ONBOARDING_ERRORS } from './entries/onboarding';
import { PAYMENTS_ERRORS } from './entries/payments';
import { REPORTS_ERRORS } from './entries/reports';
import { SCREENINGS_ERRORS } from './entries/screenings';
import { SUPPLIERS_ERRORS } from './entries/suppliers';
import { WORKFLOWS_ERRORS } from './entries/workflows';
import type { ErrorEntry } from './error-entry';

const ENTRIES = {
  ...GENERAL_ERRORS,
  ...ACCOUNTS_ERRORS,
  ...COMPANIES_ERRORS,
  ...WORKFLOWS_ERRORS,
  ...SUPPLIERS_ERRORS,
  ...ONBOARDING_ERRORS,
  ...PAYMENTS_ERRORS,
  ...REPORTS_ERRORS,
  ...GATEWAYS_ERRORS,
  ...SCREENINGS_ERRORS,
};

/** Error code. Codes are stable, because clients translate by code. */
export type ErrorCode = keyof typeof ENTRIES;

export const ERRORS: Readonly<Record<ErrorCode, ErrorEntry>> = ENTRIES;

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text);

/** Violation of one rule. `path` is the field's path in the request; `index` is the position in a list, from 0. */
export interface Violation {
  code: ErrorCode;
  message: string;
  path: string;
  index?: number;
}

export function errorMessage(code: ErrorCode, values: Record<string, string | number> = {}): string {
  return ERRORS[code].en.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export function violation(
  code: ErrorCode,
  path: string,
  more: { index?: number; values?: Record<string, string | number> } = {},
): Violation {
  return {
    code,
    message: errorMessage(code, more.values),
    path,
    ...(more.index === undefined ? {} : { index: more.index }),
  };
}
