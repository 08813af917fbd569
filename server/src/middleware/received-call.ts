import type { Composition } from '@homologa/core/compose';
import { newId } from '@homologa/core/kernel/ids';
import { parseRequestId, parseTraceparent } from '@homologa/core/kernel/telemetry/traceparent';
import type { Request, Response } from 'express';
import type { Route } from '../http/route';
import { addToLog } from './request-log';

export interface ReceivedCall {
  requestId: string;
  traceparent: string | null;
}

/**
 * Gives a request its id and trace: those of the caller's `X-Request-Id` and `traceparent` if they are well-formed,
 * otherwise new ones. The request's span ends with the response.
 */
export function receiveCall(
  { telemetry }: Pick<Composition, 'telemetry'>,
  { method, path, isProbe }: Pick<Route, 'method' | 'path' | 'isProbe'>,
  req: Request,
  res: Response,
): ReceivedCall {
  const requestId = parseRequestId(req.get('X-Request-Id')) ?? newId();
  const parent = parseTraceparent(req.get('traceparent'));
  const verb = method.toUpperCase();
  let traceparent = parent;
  if (!isProbe) {
    const span = telemetry.tracing.start(`${verb} ${path}`, {
      kind: 'server',
      parent,
      attributes: { 'http.request.method': verb, 'http.route': path, 'homologa.request.id': requestId },
    });
    traceparent = span.traceparent;
    res.once('close', () => {
      const { statusCode } = res;
      span.end({ hasFailed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } });
    });
  }
  res.setHeader('X-Request-Id', requestId);
  addToLog(res, { requestId, traceparent });
  return { requestId, traceparent };
}
