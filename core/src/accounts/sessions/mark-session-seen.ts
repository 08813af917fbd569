import { SEEN_EVERY_SECONDS } from '@homologa/domain/accounts/limits';
import type { UserActor } from '@homologa/domain/identity/actor';
import type { Context } from '../../kernel/context';
import { prepare } from '../../kernel/database/statement';

const SEEN = prepare(
  `UPDATE "Session" SET "lastSeenAt" = $2 WHERE "id" = $1::uuid AND ("lastSeenAt" IS NULL OR "lastSeenAt" < $3)`,
  'write',
);

/**
 * Records that a session is in use, at most once in `SEEN_EVERY_SECONDS`: the statement that loads a session says when
 * it is time. A request must not fail because this could not be recorded, and the next one tries again.
 */
export async function markSessionSeen(
  ctx: Pick<Context, 'db' | 'now' | 'log'>,
  { sessionId, isUnseen }: UserActor,
): Promise<void> {
  if (!isUnseen) return;
  const now = ctx.now();
  const seen = SEEN(sessionId, now, new Date(now.getTime() - SEEN_EVERY_SECONDS * 1000));
  await ctx.db
    .hot(null)
    .rows(seen)
    .catch((error: unknown) => ctx.log.debug({ err: error }, 'a session could not be marked as seen'));
}
