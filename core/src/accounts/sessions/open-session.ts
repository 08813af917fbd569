import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId, newSecret } from '../../kernel/ids';
import { rememberDevice } from '../credentials/known-devices.steps';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Caller {
  ip: string;
  userAgent: string;
  device: string | null;
}

export interface OpenedSession {
  token: string;
  device: string | null;
  sessionId: string;
  userId: string;
}

interface SessionLimits {
  /** Set when provider staff log in as the user; the session is shorter and requires a reason. */
  loggedInAs?: { staffId: string; reason: string; minutes: number; isReadOnly: boolean };
  /** Limits the session of a mailed link to this supplier's onboarding. */
  onlySupplierId?: string;
  /** True for provider staff, whose own sessions end earlier. */
  isStaff?: boolean;
}

/**
 * Returns the milliseconds after which a session ends, in use or not. The idle end is checked with each request, by the
 * statement that loads the session.
 */
function lifeOf({ config }: Context, { loggedInAs, isStaff = false }: SessionLimits): number {
  if (loggedInAs) return loggedInAs.minutes * MINUTE_MS;
  return isStaff && config.staffSessionHours > 0 ? config.staffSessionHours * HOUR_MS : config.sessionDays * DAY_MS;
}

/** Opens a session and stores only the hash of its token. */
export async function openSession(
  ctx: Context,
  tx: Tx,
  userId: string,
  caller: Caller,
  limits: SessionLimits = {},
): Promise<OpenedSession> {
  const { loggedInAs, onlySupplierId } = limits;
  const { token, hash } = newSecret();
  const sessionId = newId();
  const createdAt = ctx.now();
  // The session of a mailed link and that of staff who act as a user prove nothing about the account's owner.
  const provesNothing = loggedInAs !== undefined || onlySupplierId !== undefined;
  await tx.session.create({
    data: {
      id: sessionId,
      userId,
      tokenHash: hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifeOf(ctx, limits)),
      lastSeenAt: createdAt,
      provenAt: provesNothing ? null : createdAt,
      loggedInAsBy: loggedInAs?.staffId ?? null,
      reason: loggedInAs?.reason ?? null,
      readOnly: loggedInAs?.isReadOnly ?? false,
      supplierId: onlySupplierId ?? null,
      ip: caller.ip.slice(0, 64),
      userAgent: caller.userAgent.slice(0, 300),
    },
    select: { id: true },
  });
  // Devices that opened a mailed link are not remembered: the link may have been forwarded to a stranger, and a
  // remembered device gets its own failure counter.
  const device = provesNothing ? null : await rememberDevice(ctx, tx, userId, caller.device);
  return { token, device, sessionId, userId };
}

export async function endActedSessions(ctx: Context, tx: Tx, staffId: string): Promise<void> {
  await tx.session.updateMany({ where: { loggedInAsBy: staffId, revokedAt: null }, data: { revokedAt: ctx.now() } });
}

export async function endSessions(ctx: Context, tx: Tx, userId: string, exceptSessionId?: string): Promise<void> {
  await tx.session.updateMany({
    where: { userId, revokedAt: null, ...(exceptSessionId ? { id: { not: exceptSessionId } } : {}) },
    data: { revokedAt: ctx.now() },
  });
}
