import { requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

const SESSION = {
  id: true,
  createdAt: true,
  lastSeenAt: true,
  expiresAt: true,
  ip: true,
  userAgent: true,
  loggedInAsBy: true,
  supplierId: true,
} as const;

/** Lists the open sessions of the caller's account, newest first, with those of staff who act as the caller. */
export function listOwnSessions(ctx: Context) {
  const { userId, accountRole } = requireUser(ctx.actor);
  const { staffIdleMinutes, clientIdleMinutes } = ctx.config;
  const idle = accountRole === 'admin' ? staffIdleMinutes : clientIdleMinutes;
  const usedSince = new Date(ctx.now().getTime() - idle * 60_000);
  const isInUse = idle === 0 ? {} : { OR: [{ lastSeenAt: null }, { lastSeenAt: { gt: usedSince } }] };
  return ctx.db.read.session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: ctx.now() }, ...isInUse },
    select: SESSION,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}
