import type { Composition } from '@homologa/core/kernel/compose';
import { plainLines } from '@homologa/core/kernel/logger';
import type { Actor } from '@homologa/domain/identity/actor';
import type { Request, RequestHandler, Response } from 'express';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PROBES = new Set(['/healthz', '/readyz']);

/** What later steps of a request tell its line of the log. */
interface Told {
  requestId?: string;
  /** The route's pattern: an address itself may carry anything. */
  route?: string;
  actor?: Actor;
  errorCode?: string;
}

const toldBy = (res: Response): Told => res.locals as Told;

/** Adds to what the log will say of this request. */
export function tellLog(res: Response, told: Told): void {
  Object.assign(toldBy(res), told);
}

/**
 * One line of the log for each call when its answer is over: ids, duration and outcome, and nothing that a person has
 * typed. Pages, their files and probes that find all well are for `debug` alone.
 */
export function requestLog(app: Composition): RequestHandler {
  const log = plainLines(app.log);
  return (req, res, next) => {
    const began = performance.now();
    res.once('close', () => {
      const { requestId, route, actor, errorCode } = toldBy(res);
      const isQuiet = res.statusCode < 400 && (route === undefined || PROBES.has(route));
      log[isQuiet ? 'debug' : 'info'](
        {
          requestId,
          method: req.method,
          route: route ?? null,
          ids: idsOf(req),
          ...idsOfActor(actor),
          status: res.statusCode,
          code: errorCode,
          outcome: outcomeOf(res),
          ms: Math.round(performance.now() - began),
        },
        'request',
      );
    });
    next();
  };
}

/**
 * The ids of the address; other parts of it may be anything. After an error in the middle of an answer Express has let
 * go of them.
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
