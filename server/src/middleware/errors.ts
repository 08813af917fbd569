import type { Composition } from '@homologa/core/compose';
import { isConflict, isUnavailable } from '@homologa/core/kernel/database/connection-errors';
import { isStorageFull } from '@homologa/core/kernel/storage/storage-full';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { ERRORS } from '@homologa/domain/errors/error-codes';
import type { ErrorRequestHandler } from 'express';
import { sendJson } from '../http/send-answer';
import { addToLog } from './request-log';

/** Converts errors to HTTP responses. No other code converts errors. */
export function errorHandler(app: Composition): ErrorRequestHandler {
  return (raw: unknown, req, res, _next) => {
    const requestId = res.locals.requestId as string | undefined;
    const error = raw instanceof DomainError ? raw : foreignError(raw);
    // Reports a database outage during a read outside of transactions. Transactions report their outages themselves.
    if (error?.code === 'service_unavailable') app.outages.heard(raw);
    if (!error || error.code === 'internal_error' || isConflict(raw))
      app.log.error({ err: raw, requestId, method: req.method, path: req.path }, 'request failed');
    const code = error?.code ?? 'internal_error';
    addToLog(res, { errorCode: code });
    if (res.headersSent) {
      // The response has started and its status can no longer change, so the connection is closed.
      res.destroy();
      return;
    }
    const retryAfter = error?.extra?.retry_after;
    if (typeof retryAfter === 'number') res.setHeader('Retry-After', String(retryAfter));
    else if (code === 'service_unavailable') res.setHeader('Retry-After', '2');
    res.setHeader('Cache-Control', 'no-store');
    res.status(ERRORS[code].status);
    sendJson(res, {
      error: error?.message ?? ERRORS.internal_error.en,
      code,
      ...(error?.details ? { details: error.details } : {}),
      ...error?.extra,
      ...(requestId ? { request_id: requestId } : {}),
    });
  };
}

function foreignError(error: unknown): DomainError | null {
  if (isUnavailable(error) || isConflict(error)) return new DomainError('service_unavailable', { cause: error });
  if (isStorageFull(error)) return new DomainError('storage_full', { cause: error });
  const status = (error as { status?: number } | null)?.status;
  if (status === 413) return new DomainError('file_too_large', { cause: error });
  if (status !== undefined && status >= 400 && status < 500)
    return new DomainError('malformed_request', { cause: error });
  return null;
}
