import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId, newSecret } from '../../kernel/ids';
import { rememberDevice } from '../credentials/known-devices.steps';

const DAY_MS = 86_400_000;

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
}

/** Opens a session and stores only the hash of its token. */
export async function openSession(
  ctx: Context,
  tx: Tx,
  userId: string,
  caller: Caller,
  { loggedInAs, onlySupplierId }: SessionLimits = {},
): Promise<OpenedSession> {
  const { token, hash } = newSecret();
  const sessionId = newId();
  const createdAt = ctx.now();
  const lasts = loggedInAs ? loggedInAs.minutes * 60_000 : ctx.config.sessionDays * DAY_MS;
  await tx.session.create({
    data: {
      id: sessionId,
      userId,
      tokenHash: hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lasts),
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
  const isUnknown = loggedInAs !== undefined || onlySupplierId !== undefined;
  const device = isUnknown ? null : await rememberDevice(ctx, tx, userId, caller.device);
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
