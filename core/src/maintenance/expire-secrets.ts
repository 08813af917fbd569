import { EMAIL_CHANGE_MEMORY_DAYS, KNOWN_DEVICE_DAYS } from '@homologa/domain/accounts/limits';
import { EXPIRED_LINK_MEMORY } from '@homologa/domain/onboarding/limits';
import { Prisma } from '@homologa/prisma/client';
import type { Context } from '../kernel/context';
import { KEY_KEPT_MS } from '../kernel/idempotency';
import { keyHashedSuppressions } from '../kernel/mail/suppressions';

const DAY_MS = 86_400_000;
/** Providers repeat an event for days, and mails are read for months. */
const MAIL_MEMORY_DAYS = 120;
/** Rows per statement. The number is small, so that each statement holds its locks only briefly. */
const BATCH = 5_000;
const MAX_BATCHES = 20;
/** Suppressions that one run keys; they are keyed once, after the upgrade that brought the key. */
const KEYED_ROWS = 1_000;

type ExpiredCounts = Record<
  | 'sessions'
  | 'passwordResets'
  | 'loginCodes'
  | 'emailChanges'
  | 'factorAttempts'
  | 'knownDevices'
  | 'onboardingLinks'
  | 'emailCodes'
  | 'handovers'
  | 'rateLimits'
  | 'mailEvents'
  | 'unsubscriptions'
  | 'mailPaces'
  | 'requestKeys'
  | 'keyedSuppressions',
  number
>;

/**
 * Deletes expired and revoked secrets, devices that were not used for long, old idempotency keys, expired rate counters
 * and the paces of domains that no mail waits for; keys the suppressed addresses that an earlier version hashed without
 * a key. Idempotent. Returns the number of rows per table.
 */
export async function expireSecrets(ctx: Context, signal: AbortSignal): Promise<ExpiredCounts> {
  const now = ctx.now();
  const old = new Date(now.getTime() - EXPIRED_LINK_MEMORY);
  const forgotten = new Date(now.getTime() - KNOWN_DEVICE_DAYS * DAY_MS);
  const told = new Date(now.getTime() - EMAIL_CHANGE_MEMORY_DAYS * DAY_MS);
  const unwanted = new Date(now.getTime() - MAIL_MEMORY_DAYS * DAY_MS);
  const clear = (table: string, key: string, condition: Prisma.Sql) =>
    removeInBatches(ctx, signal, Prisma.raw(`"${table}"`), Prisma.raw(`"${key}"`), condition);
  return {
    sessions: await clear('Session', 'id', Prisma.sql`"expiresAt" < ${now} OR "revokedAt" < ${now}`),
    passwordResets: await clear('PasswordReset', 'id', Prisma.sql`"expiresAt" < ${now}`),
    loginCodes: await clear('LoginCode', 'id', Prisma.sql`"expiresAt" < ${now}`),
    emailChanges: await clear('EmailChange', 'id', Prisma.sql`"expiresAt" < ${told}`),
    factorAttempts: await clear('FactorAttempt', 'id', Prisma.sql`"expiresAt" < ${now}`),
    knownDevices: await clear('KnownDevice', 'id', Prisma.sql`"lastUsedAt" < ${forgotten}`),
    onboardingLinks: await clear('OnboardingLink', 'id', Prisma.sql`"expiresAt" < ${old} OR "revokedAt" < ${old}`),
    emailCodes: await clear('EmailConfirmation', 'id', Prisma.sql`"expiresAt" < ${now}`),
    // A confirmed handover stays as part of the supplier's history.
    handovers: await clear('Handover', 'id', Prisma.sql`"expiresAt" < ${now} AND "confirmedAt" IS NULL`),
    requestKeys: await clear(
      'IdempotentRequest',
      'ctid',
      Prisma.sql`"startedAt" < ${new Date(now.getTime() - KEY_KEPT_MS)}`,
    ),
    mailEvents: await clear('MailEvent', 'id', Prisma.sql`"receivedAt" < ${unwanted}`),
    unsubscriptions: await clear('MailUnsubscription', 'tokenHash', Prisma.sql`"createdAt" < ${unwanted}`),
    mailPaces: await clear('MailPace', 'domain', Prisma.sql`"freeAt" < ${now} AND "waitingUntil" < ${now}`),
    rateLimits: await clear('RateLimit', 'key', Prisma.sql`"expire" < ${now}`),
    keyedSuppressions: await ctx.db.system((tx) => keyHashedSuppressions(tx, ctx.config.suppressionSeeds, KEYED_ROWS)),
  };
}

/** The condition is asked again of the locked row, so that one renewed by a concurrent transaction stays. */
async function removeInBatches(
  ctx: Context,
  signal: AbortSignal,
  table: Prisma.Sql,
  key: Prisma.Sql,
  condition: Prisma.Sql,
): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
    const count = await ctx.db.system(
      (tx) => tx.$executeRaw`
      DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${BATCH})
        AND (${condition})`,
    );
    removed += count;
    if (count < BATCH) break;
  }
  return removed;
}
