import { markSessionSeen } from '@homologa/core/accounts/sessions/mark-session-seen';
import { resolveSession, resolveSessionAndAccount } from '@homologa/core/accounts/sessions/session.queries';
import type { Composition } from '@homologa/core/compose';
import { authorize, requireFreshProof } from '@homologa/core/kernel/authorize';
import type { Context } from '@homologa/core/kernel/context';
import { SEEN_EVERY_SECONDS } from '@homologa/domain/accounts/limits';
import { isFactorDue } from '@homologa/domain/accounts/second-factor';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { type Actor, staffMay, type UserActor } from '@homologa/domain/identity/actor';
import type { Request } from 'express';
import type { Route } from '../http/route';
import type { ReceivedCall } from './received-call';

const ANONYMOUS: Actor = { kind: 'anonymous' };
/** Length limit of a stored IP address; an IPv6 address with a zone may have any length. */
const MAX_ADDRESS = 64;

type Demand = Pick<Route, 'auth' | 'roles' | 'method' | 'endsSession' | 'opensToLink' | 'opensToEnrolment' | 'stepUp'>;

/**
 * Builds the request's context: call, logger and actor. Read-only staff sessions get a read-only database. Throws 401 or
 * 403 as the route requires, `code_required` for the session of a mailed link outside its onboarding,
 * `second_factor_due` until a required second factor is enrolled, `step_up_required`, and `read_only_session` for changes
 * in a read-only session.
 */
export async function requestContext(
  app: Composition,
  route: Demand & Pick<Route, 'showsAccount'>,
  { requestId, traceparent }: ReceivedCall,
  req: Request,
): Promise<Context> {
  const { auth, method, endsSession, showsAccount } = route;
  const token = bearerToken(req);
  const resolve = showsAccount ? resolveSessionAndAccount : resolveSession;
  const actor = token
    ? await resolve(app.contextFor(ANONYMOUS, requestId, traceparent), token, req.get('X-Company-Id') ?? null)
    : null;
  if (token && !actor && auth !== 'public') throw new DomainError('unauthenticated');
  demand(route, actor ?? ANONYMOUS, req);
  const ctx = app.contextFor(actor ?? ANONYMOUS, requestId, traceparent, req.ip?.slice(0, MAX_ADDRESS));
  if (actor) await admit(ctx, route, actor, req);
  if (!actor?.isReadOnly || endsSession) return ctx;
  if (method !== 'get') throw new DomainError('read_only_session');
  return { ...ctx, db: ctx.db.forLooking() };
}

/** Throws for a caller whom the route does not admit; staff without a role of the route get 404 (docs/decisions.md 90). */
export function demand(
  { auth, roles, opensToLink }: Pick<Route, 'auth' | 'roles' | 'opensToLink'>,
  actor: Actor,
  req: Pick<Request, 'get'>,
): void {
  if (auth === 'public') return;
  // A request with the token of a mailed link passes here; the use case checks that the link belongs to the supplier. A
  // request without any credentials is rejected here, before its body is read.
  if (auth === 'onboarding' && req.get('X-Onboarding-Token')) return;
  if (actor.kind !== 'user') throw new DomainError('unauthenticated');
  if (actor.onlySupplierId && auth !== 'onboarding' && !opensToLink) throw new DomainError('code_required');
  if (auth === 'company' && !actor.membership) throw new DomainError('forbidden');
  if (auth === 'staff') authorize(staffMay(actor, ...(roles ?? [])));
}

/** Checks what the session itself must have proven, and records that the session is in use. */
async function admit(ctx: Context, route: Demand, actor: UserActor, req: Request): Promise<void> {
  const isAskedOfStaff = ctx.config.isFactorAskedOfStaff;
  if (route.auth !== 'public' && !route.opensToEnrolment && isFactorDue(actor, { isAskedOfStaff }))
    throw new DomainError('second_factor_due');
  if (!isUnattended(req)) await markSessionSeen(ctx, actor);
  if (route.stepUp) requireFreshProof(ctx);
}

/**
 * True if a page says that nobody has touched it for a while: calls that it makes by itself, such as a look for new
 * notifications, must not keep a forgotten session open for ever.
 */
const isUnattended = (req: Request): boolean => Number(req.get('X-Idle-Seconds') ?? 0) > SEEN_EVERY_SECONDS;

/** Returns the session token of `Authorization: Bearer`; tokens in the URL are ignored. */
export function bearerToken(req: Request): string | null {
  const [scheme, token] = (req.get('Authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
