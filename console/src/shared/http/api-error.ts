import { translateError } from '@homologa/domain/errors/error-messages';
import type { Locale } from '@homologa/domain/language/locales';
import { HttpError } from 'react-admin';
import { errorResponseOf } from './error-body';

export interface ErrorDetail {
  code: string;
  message: string;
  path: string;
  index?: number;
}

/** A refused call: its message is in the reader's language, its code and details are the server's. */
export class ApiError extends HttpError {
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | null;
  readonly nextAt: string | null;

  constructor(status: number, body: string, statusText: string, locale: Locale) {
    const answer = errorResponseOf(body, statusText);
    const details = answer.details.map((detail) => ({ ...detail, message: translateError(detail, locale) }));
    // ra-data-simple-rest's forms read `errors` by field.
    const errors = Object.fromEntries(details.map((detail) => [detail.path, detail.message]));
    super(translateError({ code: answer.code, message: answer.error }, locale), status, { ...answer, errors });
    // react-admin's own constructor makes every instance a plain HttpError.
    Object.setPrototypeOf(this, ApiError.prototype);
    this.name = 'ApiError';
    this.code = answer.code;
    this.details = details;
    this.requestId = answer.requestId;
    this.nextAt = answer.nextAt;
  }
}

/** Whether the same call may work later: the network or the server was away, or it was one too many. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** Whether the error is a refusal with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;
