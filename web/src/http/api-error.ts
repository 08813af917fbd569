import type { Violation } from '@homologa/domain/errors/error-codes';
import { type FailureCode, OFFLINE, type Refusal } from './refusal';

/** What a call failed with: the server's refusal, or status 0 where nothing was answered. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly details: readonly Violation[];
  readonly requestId: string | null;
  readonly nextAt: string | null;

  constructor(status: number, refusal: Pick<Refusal, 'error' | 'code'> & Partial<Refusal>) {
    super(refusal.error);
    this.name = 'ApiError';
    this.status = status;
    this.code = refusal.code;
    this.details = refusal.details ?? [];
    this.requestId = refusal.requestId ?? null;
    this.nextAt = refusal.nextAt ?? null;
  }
}

/** Whether the error is a refusal, with this code where one is given. */
export const isApiError = (error: unknown, code?: FailureCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** Whether the error is a refusal with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** No answer, a body that was sent too slowly, too many calls. */
const TEMPORARY: ReadonlySet<number> = new Set([0, 408, 429]);

/** Whether the same call may succeed later. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (TEMPORARY.has(error.status) || error.status >= 500);

/** Nobody answered. */
export const offlineError = (): ApiError => new ApiError(0, OFFLINE);
