import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import { Prisma } from '@homologa/prisma/client';
import { actorIdOf } from '../authorize';
import type { Context } from '../context';
import type { Tx } from '../database/database';
import { INSTALLATION, type JobOwner } from './share';

// Written into the statement, because PostgreSQL finds an index by an expression without parameters alone.
const OWNER = Prisma.raw(`COALESCE("companyId", '${INSTALLATION}'::uuid)`);

interface OpenLimits {
  ofPerson: number;
  ofCompany: number;
  code: ErrorCode;
}

/**
 * Throws the limits' code if the actor or the company has more open jobs of the queue, the one just enqueued included, so
 * that asking again for an open job is never refused. Requests at the same moment may exceed a limit by one each. The two
 * halves read the indexes of waiting and of handed-over jobs; `ofCompany` bounds what they read.
 * @param name counts the jobs of this name alone
 */
export async function assertFewOpen(
  ctx: Context,
  tx: Tx,
  { queue, companyId }: JobOwner,
  { ofPerson, ofCompany, code }: OpenLimits,
  name: string | null = null,
): Promise<void> {
  const owner = companyId ?? INSTALLATION;
  const [open] = await tx.$queryRaw<{ all: number; own: number }[]>`
    SELECT count(*)::integer AS "all",
      count(*) FILTER (WHERE "createdById" = ${actorIdOf(ctx.actor)}::uuid)::integer AS "own"
    FROM (
      (SELECT "name", "createdById" FROM "Job"
        WHERE "queue" = ${queue} AND ${OWNER} = ${owner}::uuid
          AND "dispatchedAt" IS NULL AND "status" NOT IN ('active', 'completed', 'failed'))
      UNION ALL
      (SELECT "name", "createdById" FROM "Job"
        WHERE "queue" = ${queue} AND ${OWNER} = ${owner}::uuid
          AND "dispatchedAt" IS NOT NULL AND "status" NOT IN ('completed', 'failed'))
    ) open WHERE ${name}::text IS NULL OR "name" = ${name}`;
  const { all = 0, own = 0 } = open ?? {};
  if (own > ofPerson) throw new DomainError(code, { values: { n: ofPerson } });
  if (all > ofCompany) throw new DomainError(code, { values: { n: ofCompany } });
}
