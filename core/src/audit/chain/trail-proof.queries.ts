import type { Context } from '../../kernel/context';
import { authorizeTrail } from '../audit-trail.queries';
import type { Trail } from '../entry-subjects.queries';

export interface TrailProof {
  /** Time of the newest entry that the last complete check covered, of several chains the earliest; null before one. */
  verifiedTo: Date | null;
  verifiedAt: Date | null;
  entries: number;
  /** Number of chains in which a check has found a break. */
  broken: number;
}

/**
 * Loads how far the nightly check has verified a trail: one chain for a company, all chains for the provider. Throws
 * `forbidden`, `not_found`.
 */
export async function getTrailProof(ctx: Context, trail: Trail): Promise<TrailProof> {
  authorizeTrail(ctx, trail);
  const [proof] = await ctx.db.read.$queryRaw<TrailProof[]>`
    SELECT CASE WHEN bool_and("verifiedTo" IS NOT NULL) THEN min("verifiedTo") END AS "verifiedTo",
      CASE WHEN bool_and("verifiedAt" IS NOT NULL) THEN min("verifiedAt") END AS "verifiedAt",
      coalesce(sum("verifiedSeq"), 0)::int AS "entries", count("brokenSeq")::int AS "broken"
    FROM "AuditChain" WHERE "seq" > 0 AND (${trail}::uuid IS NULL OR "companyId" = ${trail}::uuid)`;
  return proof ?? { verifiedTo: null, verifiedAt: null, entries: 0, broken: 0 };
}
