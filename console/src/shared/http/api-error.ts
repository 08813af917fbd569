import { errorMessage } from '@homologa/domain/errors/error-codes';
import { translateError } from '@homologa/domain/errors/error-messages';
import type { Locale } from '@homologa/domain/language/locales';
import { ApiError as Failure, isApiError } from '@homologa/web/http/api-error';
import type { Refusal } from '@homologa/web/http/refusal';

/** A log-in that waits for the second factor. */
export interface AskedFactor {
  attempt: string;
  ways: readonly string[];
}

export class ApiError extends Failure {
  /** react-admin's forms read `errors` by field. */
  readonly body: { errors: Readonly<Record<string, string>> };

  constructor(status: number, refusal: Refusal, statusText: string, locale: Locale) {
    const { code, message } =
      refusal.code === 'offline'
        ? ({ code: 'service_unavailable', message: errorMessage('service_unavailable') } as const)
        : { code: refusal.code, message: refusal.error || statusText };
    const details = refusal.details.map((detail) => ({ ...detail, message: translateError(detail, locale) }));
    super(status, { ...refusal, code, details, error: translateError({ code, message }, locale) });
    this.body = { errors: Object.fromEntries(details.map((detail) => [detail.path, detail.message])) };
  }
}

/** Returns the attempt of a log-in that is finished by a second factor; null for any other error. */
export const askedFactorOf = (error: unknown): AskedFactor | null =>
  isApiError(error, 'second_factor_required') ? (error.json as AskedFactor) : null;
