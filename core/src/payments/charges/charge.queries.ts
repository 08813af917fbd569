import { DomainError } from '@homologa/domain/errors/domain-error';
import { normalizeTaxId } from '@homologa/domain/identity/tax-id';
import type { ChargeListFilter, ChargeSortField } from '@homologa/domain/payments/charge.contract';
import { canCheckPayments } from '@homologa/domain/payments/charge.policy';
import {
  CHARGE_FILTERS,
  CHARGE_ISSUE_KINDS,
  CHARGE_STATES,
  type ChargeFilter,
  unpaidSince,
} from '@homologa/domain/payments/charges';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import type { Prisma } from '@homologa/prisma/client';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { namedMoney } from '../payment-rules.queries';

type ChargeQuery = ListQuery<ChargeSortField, ChargeListFilter>;

const CHARGE = {
  supplier: {
    select: {
      id: true,
      companyName: true,
      country: true,
      taxId: true,
      workflow: {
        select: { id: true, title: true, pricePerSupplier: true, company: { select: { id: true, name: true } } },
      },
    },
  },
  birRequest: {
    select: {
      billingPayment: true,
      billingGeneral: true,
      payments: { where: { status: 'paid' }, select: { id: true }, take: 1 },
      files: {
        where: { type: 'payment_proof' },
        select: { id: true, fileId: true, name: true, createdAt: true, file: { select: { mime: true, size: true } } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      },
    },
  },
  issues: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
} as const satisfies Prisma.ChargeInclude;

type Row = Prisma.ChargeGetPayload<{ include: typeof CHARGE }>;

export type ChargeLine = Row & {
  requestId: string | null;
  staff: ReadonlyMap<string, { id: string; name: string }>;
};

/** Lists a page of payments across companies, with the total number. Throws `forbidden`. */
export async function listCharges(
  ctx: Context,
  { sort, range, filter }: ChargeQuery,
): Promise<{ charges: ChargeLine[]; total: number }> {
  authorize(canCheckPayments(ctx.actor));
  const where = chargeConditions(ctx, filter);
  const [rows, total] = await Promise.all([
    ctx.db.read.charge.findMany({
      where,
      include: CHARGE,
      orderBy: [orderOf(sort), { id: 'asc' }],
      skip: range.start,
      take: range.end - range.start + 1,
    }),
    ctx.db.read.charge.count({ where }),
  ]);
  return { charges: await complete(ctx, rows), total };
}

/** Throws `forbidden`, `not_found`. */
export async function getCharge(ctx: Context, chargeId: string): Promise<ChargeLine> {
  const [charge] = await readCharges(ctx, [chargeId]);
  if (!charge) throw new DomainError('not_found');
  return charge;
}

/** Throws `forbidden`. */
export async function readCharges(ctx: Context, ids: readonly string[]): Promise<ChargeLine[]> {
  authorize(canCheckPayments(ctx.actor));
  const rows = await ctx.db.read.charge.findMany({ where: { id: { in: [...ids] } }, include: CHARGE });
  return complete(ctx, rows);
}

interface ChargeSummary {
  counts: Record<ChargeFilter, number>;
  clients: { id: string; name: string }[];
  currencies: string[];
}

/** Counts the payments per filter and lists their clients and currencies. Throws `forbidden`. */
export async function getChargeSummary(ctx: Context): Promise<ChargeSummary> {
  authorize(canCheckPayments(ctx.actor));
  const [counts, clients, currencies] = await Promise.all([
    Promise.all(
      CHARGE_FILTERS.map(
        async (state) =>
          [state, await ctx.db.read.charge.count({ where: chargeConditions(ctx, { state: [state] }) })] as const,
      ),
    ),
    ctx.db.read.$queryRaw<{ id: string; name: string }[]>`
      SELECT c."id", c."name" FROM "Company" c
      WHERE EXISTS (SELECT FROM "Charge" p WHERE p."companyId" = c."id") ORDER BY c."name", c."id"`,
    ctx.db.read.charge.groupBy({
      by: ['currency'],
      where: { state: { not: 'accepted' } },
      orderBy: [{ _count: { currency: 'desc' } }, { currency: 'asc' }],
    }),
  ]);
  return {
    counts: Object.fromEntries(counts) as Record<ChargeFilter, number>,
    clients,
    currencies: currencies.map(({ currency }) => currency),
  };
}

const DAY_MS = 86_400_000;

export function chargeConditions(ctx: Context, filter: ChargeListFilter): Prisma.ChargeWhereInput {
  const { q, id, client, region, state, asked_from: from, asked_to: to } = filter;
  return {
    ...(id ? { id: { in: id } } : {}),
    ...(client ? { companyId: { in: client } } : {}),
    ...(region ? { region: { in: region } } : {}),
    AND: [
      ...(from ? [{ askedAt: { gte: new Date(`${from}T00:00:00Z`) } }] : []),
      ...(to ? [{ askedAt: { lt: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) } }] : []),
      ...(state ? [{ OR: state.map((each) => inState(ctx, each)) }] : []),
      ...(q?.trim() ? [searched(q.trim())] : []),
    ],
  };
}

function inState(ctx: Context, state: ChargeFilter): Prisma.ChargeWhereInput {
  const kind = CHARGE_ISSUE_KINDS.find((each) => each === state);
  if (kind) return { issues: { some: { kind, resolvedAt: null } } };
  const since = unpaidSince(ctx.now());
  if (state === 'unpaid') return { state: 'awaiting_proof', askedAt: { lte: since } };
  if (state === 'awaiting_proof') return { state, askedAt: { gt: since } };
  return { state: { in: CHARGE_STATES.filter((each) => each === state) } };
}

function searched(q: string): Prisma.ChargeWhereInput {
  const taxId = normalizeTaxId(q);
  return {
    OR: [
      { reference: { contains: q.toUpperCase() } },
      { supplier: { companyName: { contains: q, mode: 'insensitive' } } },
      ...(taxId ? [{ supplier: { taxId: { contains: taxId } } }] : []),
    ],
  };
}

function orderOf({ field, order }: ChargeQuery['sort']): Prisma.ChargeOrderByWithRelationInput {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  if (field === 'proved_at') return { provedAt: { sort: direction, nulls: 'last' } };
  return field === 'amount' ? { amount: direction } : { askedAt: direction };
}

async function complete(ctx: Context, rows: readonly Row[]): Promise<ChargeLine[]> {
  const people = rows.flatMap((row) => [row.decidedById, ...row.issues.map(({ resolvedById }) => resolvedById)]);
  const [requests, users] = await Promise.all([
    ctx.db.read.reportRequest.findMany({
      where: { birRequestId: { in: rows.map(({ birRequestId }) => birRequestId) }, ccrRequestId: null },
      select: { id: true, birRequestId: true, companyId: true },
      orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
    }),
    ctx.db.read.user.findMany({
      where: { id: { in: people.filter((id) => id !== null) } },
      select: { id: true, name: true },
    }),
  ]);
  const staff = new Map(users.map((user) => [user.id, user]));
  return rows.map((row) => ({
    ...row,
    ...namedMoney(ctx, row, row.supplier.workflow),
    requestId:
      requests.findLast(
        ({ birRequestId, companyId }) => birRequestId === row.birRequestId && companyId === row.companyId,
      )?.id ?? null,
    staff,
  }));
}
