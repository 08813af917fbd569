import { resolveSession } from '@homologa/core/accounts/sessions/session.queries';
import type { Context } from '@homologa/core/kernel/context';
import { isFactorDue } from '@homologa/domain/accounts/second-factor';
import type { UserActor } from '@homologa/domain/identity/actor';
import type { Request } from 'express';
import { bearerToken } from './request-context';

/** What an actor's rights follow from, apart from the objects: whoever lost a role must not read what it gave. */
export const standingOf = (actor: UserActor) => [
  actor.accountRole,
  actor.staffRoles?.join() ?? '',
  actor.membership?.companyId ?? null,
  actor.membership?.role ?? null,
  actor.loggedInAsBy,
  actor.isReadOnly ?? false,
  actor.onlySupplierId ?? null,
];

/**
 * Returns true while the session of a stream is open and its actor has the rights of the first request, with which the
 * stream goes on reading. A required second factor that became due ends the stream, too.
 */
export async function mayStillListen(ctx: Context, req: Request): Promise<boolean> {
  const now = await resolveSession(ctx, bearerToken(req) ?? '', req.get('X-Company-Id') ?? null);
  if (!now || ctx.actor.kind !== 'user') return false;
  if (isFactorDue(now, { isAskedOfStaff: ctx.config.isFactorAskedOfStaff })) return false;
  return JSON.stringify(standingOf(now)) === JSON.stringify(standingOf(ctx.actor));
}
