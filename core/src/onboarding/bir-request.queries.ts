import type { birRequestList } from '@homologa/domain/bir-form/bir-request.contract';
import type { parseListQuery } from '@homologa/domain/wire/list-query';
import type { Prisma } from '@homologa/prisma/client';
import { requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { BIR_REQUEST, type BirRequestRow } from './bir-request-row';

type BirRequestQuery = ReturnType<typeof parseListQuery<'created_at', (typeof birRequestList)['filter']>>;

/**
 * GET /onboarding/bir-requests: the session's own. Across companies, because one supplier answers several
 * clients; the account named in the query is what keeps it to its own.
 */
export async function listOwnBirRequests(
  ctx: Context,
  query: BirRequestQuery,
): Promise<{ rows: BirRequestRow[]; total: number }> {
  const user = requireUser(ctx.actor);
  const where: Prisma.BirRequestWhereInput = {
    accountId: user.userId,
    ...(query.filter.id ? { id: { in: query.filter.id } } : {}),
    ...(query.filter.status ? { status: { in: query.filter.status } } : {}),
  };
  const order = query.sort.order === 'ASC' ? 'asc' : 'desc';
  return ctx.db.system(async (tx) => ({
    rows: await tx.birRequest.findMany({
      where,
      select: BIR_REQUEST,
      orderBy: [{ createdAt: order }, { id: order }],
      skip: query.range.start,
      take: query.range.end - query.range.start + 1,
    }),
    total: await tx.birRequest.count({ where }),
  }));
}
