import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from './context';
import type { Prepared, Tx } from './database/database';
import { newId } from './ids';

/** A request that is carried out once, however often it is sent. */
export interface KeyedRequest {
  userId: string;
  /** The caller's, one for each thing that is meant to happen once. */
  key: string;
  /** Tells another request under the same key. */
  fingerprint: string;
}

/** An answer as it is given again. */
export interface KeptAnswer {
  status: number;
  /** JSON. */
  body: string;
  location: string | null;
}

/** How long a key is known. */
export const KEY_KEPT_MS = 24 * 3_600_000;
/**
 * After so long an attempt that has committed nothing counts as dead, as when its server was killed. One that was only
 * slow cannot commit any more.
 */
const DEAD_AFTER_MS = 15_000;
/** How long the same request waits for the answer of the one before it. */
const WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 100;

const TAKE: Prepared<{ taken: true }> = {
  name: 'idempotent-take',
  text: `
    INSERT INTO "IdempotentRequest" AS r ("userId", "key", "fingerprint", "lease", "startedAt")
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT ("userId", "key") DO UPDATE
      SET "fingerprint" = $3, "lease" = $4, "startedAt" = $5,
        "committedAt" = NULL, "status" = NULL, "body" = NULL, "location" = NULL
      WHERE r."startedAt" < $7
        OR (r."fingerprint" = $3 AND r."startedAt" < $6 AND r."committedAt" IS NULL AND r."status" IS NULL)
    RETURNING true AS "taken"`,
};

interface KnownRequest {
  fingerprint: string;
  startedAt: Date;
  committedAt: Date | null;
  status: number | null;
  body: string | null;
  location: string | null;
}

const KNOWN: Prepared<KnownRequest> = {
  name: 'idempotent-known',
  text: `
    SELECT "fingerprint", "startedAt", "committedAt", "status", "body", "location"
    FROM "IdempotentRequest" WHERE "userId" = $1 AND "key" = $2`,
};

const KEEP: Prepared<never> = {
  name: 'idempotent-keep',
  text: `
    UPDATE "IdempotentRequest" SET "status" = $4, "body" = $5, "location" = $6
    WHERE "userId" = $1 AND "key" = $2 AND "lease" = $3`,
};

const FORGET: Prepared<never> = {
  name: 'idempotent-forget',
  text: 'DELETE FROM "IdempotentRequest" WHERE "userId" = $1 AND "key" = $2 AND "lease" = $3',
};

const GIVE_WAY: Prepared<never> = {
  name: 'idempotent-give-way',
  text: `
    DELETE FROM "IdempotentRequest"
    WHERE "userId" = $1 AND "key" = $2 AND "lease" = $3 AND "committedAt" IS NULL`,
};

/**
 * Carries a request out, or gives the answer that it was given before. `work` is handed a context whose transactions
 * note their commit under the key, so that what was done is not done again though its answer was lost. A refusal is not
 * kept: the same request is judged anew. Throws `idempotency_key_reused`, `request_in_progress` when the same request
 * takes too long, and `answer_lost` for one that was carried out by a process that is gone (reference 12.15).
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
    await ctx.db.rows(KEEP, [...own, answer.status, answer.body, answer.location]);
    return { answer, isRepeated: false };
  } catch (error) {
    // A rule that refuses has changed nothing. What else goes wrong may have happened after a commit.
    const isRefusal = error instanceof DomainError && error.code !== 'service_unavailable';
    await ctx.db
      .rows(isRefusal ? FORGET : GIVE_WAY, own)
      .catch((left: unknown) => ctx.log.warn({ err: left }, 'a key is kept until its time is over'));
    throw error;
  }
}

/** Null when the request is ours to carry out, else its answer. */
async function takeOrWait(ctx: Context, request: KeyedRequest, lease: string): Promise<KeptAnswer | null> {
  const { userId, key, fingerprint } = request;
  for (const until = performance.now() + WAIT_MS; ; ) {
    const now = ctx.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const times = [now, before(DEAD_AFTER_MS), before(KEY_KEPT_MS)];
    const [taken] = await ctx.db.rows(TAKE, [userId, key, fingerprint, lease, ...times]);
    if (taken) return null;
    const [known] = await ctx.db.rows(KNOWN, [userId, key]);
    if (known && known.fingerprint !== fingerprint) throw new DomainError('idempotency_key_reused');
    if (known?.status && known.body !== null) {
      return { status: known.status, body: known.body, location: known.location };
    }
    if (known?.committedAt && known.startedAt < before(DEAD_AFTER_MS)) throw new DomainError('answer_lost');
    if (performance.now() >= until) throw new DomainError('request_in_progress', { extra: { retry_after: 1 } });
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Notes in a transaction that it changed something; one whose key another attempt has taken over is rolled back. */
async function noteCommit(ctx: Context, tx: Tx, { userId, key }: KeyedRequest, lease: string): Promise<void> {
  const [own] = await tx.$queryRaw<{ wrote: boolean }[]>`
    SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS "wrote"`;
  if (!own?.wrote) return;
  const noted = await tx.$executeRaw`
    UPDATE "IdempotentRequest" SET "committedAt" = ${ctx.now()}
    WHERE "userId" = ${userId}::uuid AND "key" = ${key} AND "lease" = ${lease}::uuid`;
  if (noted === 0) throw new DomainError('request_in_progress', { extra: { retry_after: 1 } });
}
