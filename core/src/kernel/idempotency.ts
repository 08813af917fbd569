import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from './context';
import type { Tx } from './database/database';
import { prepare } from './database/statement';
import { newId } from './ids';

export interface KeyedRequest {
  userId: string;
  key: string;
  fingerprint: string;
}

export interface KeptAnswer {
  status: number;
  body: string;
  location: string | null;
}

export const KEY_KEPT_MS = 24 * 3_600_000;
/**
 * Milliseconds without a commit after which an attempt counts as dead (its server was killed). If the attempt is only
 * slow, `noteCommit` rolls it back.
 */
const DEAD_AFTER_MS = 15_000;
const WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 100;

const TAKE = prepare<{ taken: true }>(
  `
    INSERT INTO "IdempotentRequest" AS r ("userId", "key", "fingerprint", "lease", "startedAt")
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT ("userId", "key") DO UPDATE
      SET "fingerprint" = $3, "lease" = $4, "startedAt" = $5,
        "committedAt" = NULL, "status" = NULL, "body" = NULL, "location" = NULL
      WHERE r."startedAt" < $7
        OR (r."fingerprint" = $3 AND r."startedAt" < $6 AND r."committedAt" IS NULL AND r."status" IS NULL)
    RETURNING true AS "taken"`,
  'write',
);

interface KnownRequest {
  fingerprint: string;
  startedAt: Date;
  committedAt: Date | null;
  status: number | null;
  body: string | null;
  location: string | null;
}

const KNOWN = prepare<KnownRequest>(`
    SELECT "fingerprint", "startedAt", "committedAt", "status", "body", "location"
    FROM "IdempotentRequest" WHERE "userId" = $1 AND "key" = $2`);

const KEEP = prepare<never>(
  `
    UPDATE "IdempotentRequest" SET "status" = $4, "body" = $5, "location" = $6
    WHERE "userId" = $1 AND "key" = $2 AND "lease" = $3`,
  'write',
);

const FORGET = prepare<never>(
  'DELETE FROM "IdempotentRequest" WHERE "userId" = $1 AND "key" = $2 AND "lease" = $3',
  'write',
);

const GIVE_WAY = prepare<never>(
  `
    DELETE FROM "IdempotentRequest"
    WHERE "userId" = $1 AND "key" = $2 AND "lease" = $3 AND "committedAt" IS NULL`,
  'write',
);

/**
 * Executes a request, or returns its stored response. The transactions of `work` record their commit under the key, so
 * that a lost response does not lead to a second execution. A rejection by a domain rule is not stored: a repeated
 * request is evaluated again. Throws `idempotency_key_reused`, `request_in_progress` if the first request takes too
 * long, and `answer_lost` if the process died after a commit.
 */
export async function carryOutOnce(
  ctx: Context,
  request: KeyedRequest,
  work: (ctx: Context) => Promise<KeptAnswer>,
): Promise<{ answer: KeptAnswer; isRepeated: boolean }> {
  const lease = newId();
  const known = await takeOrWait(ctx, request, lease);
  if (known) return { answer: known, isRepeated: true };
  const own = [request.userId, request.key, lease];
  try {
    const answer = await work({ ...ctx, db: ctx.db.endingWith((tx) => noteCommit(ctx, tx, request, lease)) });
    await ctx.db.hot(null).rows(KEEP(...own, answer.status, answer.body, answer.location));
    return { answer, isRepeated: false };
  } catch (error) {
    // A rejection by a domain rule changed nothing. Any other failure may have happened after a commit.
    const isRefusal = error instanceof DomainError && error.code !== 'service_unavailable';
    await ctx.db
      .hot(null)
      .rows(isRefusal ? FORGET(...own) : GIVE_WAY(...own))
      .catch((left: unknown) => ctx.log.warn({ err: left }, 'a key is kept until its time is over'));
    throw error;
  }
}

/**
 * Returns null if the caller has claimed the idempotency key and must execute the request, otherwise the stored
 * response.
 */
async function takeOrWait(ctx: Context, request: KeyedRequest, lease: string): Promise<KeptAnswer | null> {
  const { userId, key, fingerprint } = request;
  for (const until = performance.now() + WAIT_MS; ; ) {
    const now = ctx.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const times = [now, before(DEAD_AFTER_MS), before(KEY_KEPT_MS)];
    const [taken] = await ctx.db.hot(null).rows(TAKE(userId, key, fingerprint, lease, ...times));
    if (taken) return null;
    const [known] = await ctx.db.hot(null).rows(KNOWN(userId, key));
    if (known && known.fingerprint !== fingerprint) throw new DomainError('idempotency_key_reused');
    if (known?.status && known.body !== null) {
      return { status: known.status, body: known.body, location: known.location };
    }
    if (known?.committedAt && known.startedAt < before(DEAD_AFTER_MS)) throw new DomainError('answer_lost');
    if (performance.now() >= until) throw new DomainError('request_in_progress', { extra: { retry_after: 1 } });
    await sleep(LOOK_AGAIN_MS);
  }
}

/**
 * Records under the idempotency key that the transaction writes. Throws, and so rolls back the transaction, if another
 * attempt has taken over the key.
 */
async function noteCommit(ctx: Context, tx: Tx, { userId, key }: KeyedRequest, lease: string): Promise<void> {
  const [own] = await tx.$queryRaw<{ wrote: boolean }[]>`
    SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS "wrote"`;
  if (!own?.wrote) return;
  const noted = await tx.$executeRaw`
    UPDATE "IdempotentRequest" SET "committedAt" = ${ctx.now()}
    WHERE "userId" = ${userId}::uuid AND "key" = ${key} AND "lease" = ${lease}::uuid`;
  if (noted === 0) throw new DomainError('request_in_progress', { extra: { retry_after: 1 } });
}

export async function deleteRequestsOf(tx: Tx, userId: string): Promise<void> {
  await tx.idempotentRequest.deleteMany({ where: { userId } });
}
