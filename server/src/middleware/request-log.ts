import type { Composition } from '@homologa/core/compose';
import { plainLines } from '@homologa/core/kernel/logger';
import { traceIdOf } from '@homologa/core/kernel/telemetry/traceparent';
import type { Actor } from '@homologa/domain/identity/actor';
import type { Request, RequestHandler, Response } from 'express';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PROBES = new Set(['/healthz', '/readyz']);

interface Told {
  requestId?: string;
  /** Well-formed id of a caller behind no trusted proxy: it may be any other request's. */
  callerRequestId?: string | null;
  traceparent?: string | null;
  /** Pattern of the route; the URL itself may contain personal data. */
  route?: string;
  actor?: Actor;
  errorCode?: string;
}

const toldBy = (res: Response): Told => res.locals as Told;

export function addToLog(res: Response, told: Told): void {
  Object.assign(toldBy(res), told);
}

/**
 * Writes one log line per call when its response has ended: ids, duration and outcome, but no user input. Pages, assets
 * and successful probes are logged at `debug` level only.
 */
export function requestLog(app: Composition): RequestHandler {
  const log = plainLines(app.log);
  const { metrics } = app.telemetry;
  return (req, res, next) => {
    const began = performance.now();
    metrics.requestBegun();
    res.once('close', () => {
      const { requestId, callerRequestId, traceparent, route, actor, errorCode } = toldBy(res);
      const ms = performance.now() - began;
      metrics.requestEnded({ method: req.method, route: route ?? null, status: res.statusCode, seconds: ms / 1000 });
      const isQuiet = res.statusCode < 400 && (route === undefined || PROBES.has(route));
      log[isQuiet ? 'debug' : 'info'](
        {
          requestId,
          ...(callerRequestId ? { callerRequestId } : {}),
          traceId: traceIdOf(traceparent),
          method: req.method,
          route: route ?? null,
          ids: idsOf(req),
          ...idsOfActor(actor),
          status: res.statusCode,
          code: errorCode,
          outcome: outcomeOf(res),
          ms: Math.round(ms),
        },
        'request',
      );
    });
    next();
  };
}

/**
 * Returns the ids among the path parameters; other parameters may contain any text. `params` may be missing, because
 * Express drops the parameters after an error during the response.
 */
const idsOf = ({ params }: { params?: Request['params'] }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' && UUID.test(value) ? [[name, value]] : [],
    ),
  );

function idsOfActor(actor: Actor | undefined): { userId?: string; companyId?: string; loggedInAsBy?: string } {
  if (actor?.kind !== 'user') return {};
  const { userId, membership, loggedInAsBy } = actor;
  return { userId, companyId: membership?.companyId, loggedInAsBy: loggedInAsBy ?? undefined };
}

function outcomeOf(res: Response): 'answered' | 'refused' | 'failed' | 'broken off' {
  if (!res.writableFinished) return 'broken off';
  if (res.statusCode >= 500) return 'failed';
  return res.statusCode >= 400 ? 'refused' : 'answered';
}
