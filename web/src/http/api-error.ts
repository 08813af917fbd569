import type { Violation } from '@homologa/domain/errors/error-codes';
import { type FailureCode, OFFLINE, type Refusal } from './refusal';

/** Error of a failed API call. It contains the server's error response, or status 0 if there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly details: readonly Violation[];
  readonly requestId: string | null;
  readonly nextAt: string | null;
  /** The whole body of the server's JSON, for codes that carry more. */
  readonly json: object | null | undefined;

  constructor(status: number, refusal: Pick<Refusal, 'error' | 'code'> & Partial<Refusal>) {
    super(refusal.error);
    this.name = 'ApiError';
    this.status = status;
    this.code = refusal.code;
    this.details = refusal.details ?? [];
    this.requestId = refusal.requestId ?? null;
    this.nextAt = refusal.nextAt ?? null;
    this.json = refusal.json;
  }
}

export const isApiError = (error: unknown, code?: FailureCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** Statuses below 500 that are worth a retry: no response (0), request timeout (408), rate limit (429). */
const TEMPORARY: ReadonlySet<number> = new Set([0, 408, 429]);

export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (TEMPORARY.has(error.status) || error.status >= 500);

export const offlineError = (): ApiError => new ApiError(0, OFFLINE);
