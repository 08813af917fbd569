import type { ErrorCode, Violation } from '@homologa/domain/errors/error-codes';
import type { ErrorResponse } from '@homologa/domain/wire/common.contract';

/** Codes of this app beside the server's: nothing was answered at all. */
export type FailureCode = ErrorCode | 'offline';

/** What a call failed with: the server's answer, or `offline` with status 0. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly details: readonly Violation[];
  readonly requestId: string | null;

  constructor(status: number, answer: { error: string; code: FailureCode } & Omit<Partial<ErrorResponse>, 'code'>) {
    super(answer.error);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code;
    this.details = answer.details ?? [];
    this.requestId = answer.request_id ?? null;
  }
}

export const isApiError = (error: unknown, code?: FailureCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** Whether the same call may succeed later without anybody changing anything. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Reads a failed answer: JSON with an `error` field, or raw text (supplier-onboarding.md section 8). */
export function parseFailure(status: number, text: string): ApiError {
  try {
    const answer = JSON.parse(text) as Partial<ErrorResponse>;
    if (typeof answer.error === 'string' && typeof answer.code === 'string') {
      return new ApiError(status, { ...answer, error: answer.error, code: answer.code });
    }
  } catch {
    // Not JSON: a proxy's page, say.
  }
  const code = status === 413 ? 'file_too_large' : status >= 502 ? 'service_unavailable' : 'internal_error';
  const isReadable = text.length < 200 && !text.includes('<');
  return new ApiError(status, { error: isReadable ? text : '', code });
}

export const offlineError = (): ApiError => new ApiError(0, { error: '', code: 'offline' });
