import { EXPORT_RETENTION } from '@homologa/domain/exports/limits';
import type { DeskPrivacyRequestFilter } from '@homologa/domain/privacy/privacy.contract';
import { canDecidePrivacyRequests } from '@homologa/domain/privacy/privacy.policy';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import type { Prisma } from '@homologa/prisma/client';
import type { PrivacyRequest, PrivacyRequestKind } from '@homologa/prisma/models';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';

export type PrivacyRequestRow = PrivacyRequest & { availableUntil: Date | null };

const WAITING: Prisma.PrivacyRequestWhereInput = { kind: 'erasure', status: { in: ['open', 'failed'] } };

/** Adds `availableUntil`, which is null before the copy exists and after it has expired. */
function withAvailability(request: PrivacyRequest, now: Date): PrivacyRequestRow {
  const until = request.decidedAt ? new Date(request.decidedAt.getTime() + EXPORT_RETENTION) : null;
  const isThere = request.kind === 'access' && request.status === 'done' && until !== null && until > now;
  return { ...request, availableUntil: isThere ? until : null };
}

export async function listOwnRequests(ctx: Context, userId: string): Promise<PrivacyRequestRow[]> {
  const newest = (kind: PrivacyRequestKind) =>
    ctx.db.read.privacyRequest.findFirst({
      where: { userId, kind },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
  const rows = await Promise.all([newest('access'), newest('erasure')]);
  return rows.flatMap((row) => (row ? withAvailability(row, ctx.now()) : []));
}

const DESK = {
  user: {
    select: {
      id: true,
      name: true,
      email: true,
      suppliers: {
        select: { companyName: true, status: true, workflow: { select: { company: { select: { name: true } } } } },
        orderBy: { createdAt: 'asc' },
        take: 50,
      },
    },
  },
} as const satisfies Prisma.PrivacyRequestInclude;

export type DeskPrivacyRequestRow = Awaited<ReturnType<typeof listPrivacyRequests>>['requests'][number];

/**
 * Lists the requests that await a decision by the desk, or the requests that match a status or id filter. Throws
 * `forbidden`.
 */
export async function listPrivacyRequests(
  ctx: Context,
  query: ListQuery<'created_at' | 'due_at', DeskPrivacyRequestFilter>,
) {
  authorize(canDecidePrivacyRequests(ctx.actor));
  const { id, status } = query.filter;
  const asked = { ...(id ? { id: { in: id } } : {}), ...(status ? { status: { in: status } } : {}) };
  const where = id || status ? asked : WAITING;
  const direction = query.sort.order === 'ASC' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([
    ctx.db.read.privacyRequest.findMany({
      where,
      include: DESK,
      orderBy: [query.sort.field === 'due_at' ? { dueAt: direction } : { createdAt: direction }, { id: 'asc' }],
      skip: query.range.start,
      take: query.range.end - query.range.start + 1,
    }),
    ctx.db.read.privacyRequest.count({ where }),
  ]);
  const deciders = await namesOf(
    ctx,
    rows.flatMap(({ decidedById }) => decidedById ?? []),
  );
  return {
    requests: rows.map(({ user, ...row }) => ({
      ...withAvailability(row, ctx.now()),
      user,
      decidedBy: deciders.get(row.decidedById ?? '') ?? null,
    })),
    total,
  };
}

async function namesOf(ctx: Context, ids: string[]): Promise<Map<string, { id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const users = await ctx.db.read.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return new Map(users.map((user) => [user.id, user]));
}
