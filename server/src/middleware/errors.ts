import type { Composition } from '@homologa/core/kernel/compose';
import { isUnavailable } from '@homologa/core/kernel/database/connection-errors';
import { isStorageFull } from '@homologa/core/kernel/storage/storage-full';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { ERRORS } from '@homologa/domain/errors/error-codes';
import type { ErrorRequestHandler } from 'express';
import { sendJson } from '../http/send-answer';
import { tellLog } from './request-log';

/** The one place that turns errors into answers (reference 12.2). */
export function errorHandler(app: Composition): ErrorRequestHandler {
  return (raw: unknown, req, res, _next) => {
    const requestId = res.locals.requestId as string | undefined;
    const error = raw instanceof DomainError ? raw : foreignError(raw);
    // A read outside any transaction: the others were heard of where they failed.
    if (error?.code === 'service_unavailable') app.outages.heard(raw);
    if (!error || error.code === 'internal_error')
      app.log.error({ err: raw, requestId, method: req.method, path: req.path }, 'request failed');
    const code = error?.code ?? 'internal_error';
    tellLog(res, { errorCode: code });
    if (res.headersSent) {
      // What has begun cannot be answered otherwise any more: it breaks off.
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

/**
 * A read outside any transaction while the database is away; a disk or a store that is full; what Express refuses: a
 * body that is not JSON, or too large.
 */
function foreignError(error: unknown): DomainError | null {
  if (isUnavailable(error)) return new DomainError('service_unavailable', { cause: error });
  if (isStorageFull(error)) return new DomainError('storage_full', { cause: error });
  const status = (error as { status?: number } | null)?.status;
  if (status === 413) return new DomainError('file_too_large', { cause: error });
  if (status !== undefined && status >= 400 && status < 500)
    return new DomainError('malformed_request', { cause: error });
  return null;
}
