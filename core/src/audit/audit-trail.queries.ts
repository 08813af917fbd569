import type { AuditFilter } from '@homologa/domain/audit/audit.contract';
import { canReadCompanyTrail, canReadWholeTrail } from '@homologa/domain/audit/audit.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ListQuery, SortOrder } from '@homologa/domain/wire/list-query';
import type { Prisma } from '@homologa/prisma/client';
import type { AuditEntry } from '@homologa/prisma/models';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { knownTo, type NamedEntry, nameEntries } from './entry-names.queries';
import { objectIdsOf, type Trail } from './entry-subjects.queries';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Throws `forbidden` or `not_found` if the actor must not read the audit trail. */
export function authorizeTrail(ctx: Context, trail: Trail): void {
  authorize(trail === null ? canReadWholeTrail(ctx.actor) : canReadCompanyTrail(ctx.actor, trail));
}

/** Lists a page of an audit trail and the total number of its entries. Throws `forbidden`, `not_found`. */
export async function listAuditEntries(
  ctx: Context,
  trail: Trail,
  { sort, range, filter }: ListQuery<'created_at', AuditFilter>,
): Promise<{ entries: NamedEntry[]; total: number }> {
  authorizeTrail(ctx, trail);
  const where = await conditionsOf(ctx, trail, filter);
  const [rows, total] = await inTrail(ctx, trail, (tx) =>
    Promise.all([
      tx.auditEntry.findMany({
        where,
        orderBy: inOrder(sort.order),
        skip: range.start,
        take: range.end - range.start + 1,
      }),
      tx.auditEntry.count({ where }),
    ]),
  );
  return { entries: await nameEntries(ctx, trail, rows), total };
}

/** Counts the entries of an audit trail that match the filter. The caller must have authorized the actor. */
export async function countAuditEntries(ctx: Context, trail: Trail, filter: AuditFilter): Promise<number> {
  const where = await conditionsOf(ctx, trail, filter);
  return inTrail(ctx, trail, (tx) => tx.auditEntry.count({ where }));
}

const BATCH = 1000;

/** Yields the entries of an audit trail in batches. The caller must have authorized the actor. */
export async function* auditEntriesInOrder(
  ctx: Context,
  trail: Trail,
  { filter, order }: { filter: AuditFilter; order: SortOrder },
): AsyncGenerator<NamedEntry[]> {
  const where = await conditionsOf(ctx, trail, filter);
  for (let last: AuditEntry | undefined; ; ) {
    const after = last && afterEntry(last, order);
    const rows = await inTrail(ctx, trail, (tx) =>
      tx.auditEntry.findMany({
        where: { AND: [where, ...(after ? [after] : [])] },
        orderBy: inOrder(order),
        take: BATCH,
      }),
    );
    if (rows.length > 0) yield await nameEntries(ctx, trail, rows);
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

const inTrail = <T>(ctx: Context, trail: Trail, work: Parameters<typeof ctx.db.system<T>>[0]): Promise<T> =>
  trail === null ? ctx.db.system(work) : ctx.db.tenant(trail, work);

const inOrder = (order: SortOrder) => {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return [{ createdAt: direction }, { id: direction }] satisfies Prisma.AuditEntryOrderByWithRelationInput[];
};

const afterEntry = ({ createdAt, id }: AuditEntry, order: SortOrder): Prisma.AuditEntryWhereInput => {
  const beyond = order === 'ASC' ? 'gt' : 'lt';
  return { OR: [{ createdAt: { [beyond]: createdAt } }, { createdAt, id: { [beyond]: id } }] };
};

const MAX_FOUND = 500;

async function conditionsOf(ctx: Context, trail: Trail, filter: AuditFilter): Promise<Prisma.AuditEntryWhereInput> {
  const text = filter.q?.trim();
  const [found, about] = await Promise.all([
    text ? findMentions(ctx, trail, filter, text) : null,
    filter.supplier_id ? objectIdsOf(ctx, trail, filter.supplier_id) : null,
  ]);
  const { from, to } = filter;
  return {
    AND: [
      ...(trail === null ? [] : [{ companyId: trail }]),
      ...(filter.company_id ? [{ companyId: { in: filter.company_id } }] : []),
      ...(filter.id ? [{ id: { in: filter.id } }] : []),
      ...(filter.actor_id ? [{ OR: [{ actorId: { in: filter.actor_id } }, comingOf(filter.actor_id)] }] : []),
      ...(found ? [found] : []),
      ...(about ? [{ objectId: { in: about } }] : []),
      ...(filter.action ? [{ action: { in: filter.action } }] : []),
      ...(filter.object_type ? [{ objectType: { in: filter.object_type } }] : []),
      ...(filter.object_id ? [{ objectId: { in: filter.object_id } }] : []),
      ...(from ? [{ createdAt: { gte: new Date(from) } }] : []),
      ...(to ? [{ createdAt: DAY.test(to) ? { lt: dayAfter(to) } : { lte: new Date(to) } }] : []),
    ],
  };
}

/**
 * Matches entries by the name of their actor, supplier, workflow, label or watchlist. Supplier names are only searched
 * if the trail or filter selects companies. Throws `search_too_common`.
 */
async function findMentions(
  ctx: Context,
  trail: Trail,
  filter: AuditFilter,
  text: string,
): Promise<Prisma.AuditEntryWhereInput> {
  const companyIds = trail === null ? filter.company_id : [trail];
  const own = companyIds ? { companyId: { in: companyIds } } : {};
  const contains = { contains: text, mode: 'insensitive' } as const;
  const bounded = { select: { id: true }, orderBy: { id: 'desc' }, take: MAX_FOUND } as const;
  const { read } = ctx.db;
  const [people, supplierIds, ...things] = await Promise.all([
    findPeople(ctx, trail, text),
    findSuppliers(ctx, companyIds ?? [], text),
    read.workflow.findMany({ ...bounded, where: { ...own, title: contains } }),
    read.label.findMany({ ...bounded, where: { ...own, name: contains } }),
    read.watchlist.findMany({ ...bounded, where: { title: contains } }),
  ]);
  const objects = [
    ...(await objectIdsOf(ctx, trail, supplierIds)),
    ...things.flatMap((rows) => rows.map(({ id }) => id)),
  ];
  return {
    OR: [
      { actorId: { in: [...people, ...supplierIds] } },
      { behalfOfId: { in: people } },
      // Companies learn neither operators nor the addresses of others, so only the provider's trail is searched by them.
      ...(trail === null ? [{ operator: contains }, { address: text }] : []),
      comingOf(people),
      { objectId: { in: objects } },
    ],
  };
}

const MAX_SUPPLIERS = 1_000;

/** Searches with the search index of the suppliers list, one company at a time. Throws `search_too_common`. */
async function findSuppliers(ctx: Context, companyIds: readonly string[], text: string): Promise<string[]> {
  const found: string[] = [];
  for (const companyId of companyIds) {
    const rows = await ctx.db.tenant(
      companyId,
      (tx) =>
        tx.$queryRaw<{ id: string }[]>`SELECT search_supplier_ids(${text}, ${MAX_SUPPLIERS + 1}::integer) AS "id"`,
    );
    found.push(...rows.map(({ id }) => id));
    if (found.length > MAX_SUPPLIERS) throw new DomainError('search_too_common');
  }
  return found;
}

/** Matches logins of the users, which are recorded with an anonymous actor and the account as object. */
const comingOf = (userIds: string[]): Prisma.AuditEntryWhereInput => ({
  actorKind: 'anonymous',
  objectType: 'user',
  objectId: { in: userIds },
});

const dayAfter = (day: string): Date => new Date(Date.parse(day) + DAY_MS);

async function findPeople(ctx: Context, trail: Trail, text: string): Promise<string[]> {
  const contains = { contains: text, mode: 'insensitive' } as const;
  const users = await ctx.db.read.user.findMany({
    where: {
      OR: [{ name: contains }, { email: contains }],
      ...(trail === null ? {} : { AND: [knownTo(trail)] }),
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: MAX_FOUND,
  });
  return users.map(({ id }) => id);
}
