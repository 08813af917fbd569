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
 * True if the other end of the connection is a trusted proxy, by Express' own setting. Anybody else could write the ids
 * of another request into the log, and with a sampled trace fill the collector.
 */
function cameByProxy(req: Request): boolean {
  const isTrusted = req.app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
  return isTrusted(req.socket.remoteAddress, 0);
}

/**
 * Gives a request its id and trace: those of `X-Request-Id` and `traceparent` if they are well-formed and a trusted proxy
 * sent them, otherwise new ones. An id from anybody else is only logged, as `callerRequestId`. The request's span ends
 * with the response.
 */
export function receiveCall(
  { telemetry }: Pick<Composition, 'telemetry'>,
  { method, path, isProbe }: Pick<Route, 'method' | 'path' | 'isProbe'>,
  req: Request,
  res: Response,
): ReceivedCall {
  const isTrusted = cameByProxy(req);
  const given = parseRequestId(req.get('X-Request-Id'));
  const requestId = (isTrusted ? given : null) ?? newId();
  const parent = isTrusted ? parseTraceparent(req.get('traceparent')) : null;
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
  addToLog(res, { requestId, callerRequestId: isTrusted ? null : given, traceparent });
  return { requestId, traceparent };
}
