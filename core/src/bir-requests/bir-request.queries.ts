import type { birRequestList } from '@homologa/domain/bir-form/bir-request.contract';
import type { BirFormData } from '@homologa/domain/bir-form/form-values';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { UserActor } from '@homologa/domain/identity/actor';
import { isPaymentSettled } from '@homologa/domain/payments/charges';
import type { parseListQuery } from '@homologa/domain/wire/list-query';
import type { Prisma } from '@homologa/prisma/client';
import { requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

const NEWEST_PAYMENT = {
  select: {
    status: true,
    method: true,
    region: true,
    uri: true,
    submittedAt: true,
    boletoNumber: true,
    boletoUri: true,
    boletoExpiresAt: true,
  },
  orderBy: [{ paidAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
  take: 1,
} satisfies Prisma.BirRequest$paymentsArgs;

export const BIR_REQUEST = {
  id: true,
  workflowId: true,
  supplierId: true,
  accountId: true,
  status: true,
  company: true,
  country: true,
  form: true,
  billingGeneral: true,
  billingPayment: true,
  createdAt: true,
  submittedAt: true,
  deliveredAt: true,
  supplier: { select: { onboardingStep: true, country: true, workflow: { select: { reportType: true } } } },
  payments: NEWEST_PAYMENT,
  charge: true,
  files: {
    select: { id: true, fileId: true, type: true, name: true, createdAt: true, file: { select: { size: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.BirRequestSelect;

export type BirRequestRow = Prisma.BirRequestGetPayload<{ select: typeof BIR_REQUEST }>;

export interface BirPlace {
  id: string;
  companyId: string;
  supplierId: string;
  /** Account that opened the request; `lockOnboarding` requires that the onboarding is still its own. */
  ownerId: string;
}

export const formDataOf = ({
  company,
  country,
  form,
}: Pick<BirRequestRow, 'company' | 'country' | 'form'>): BirFormData => ({
  company: company as BirFormData['company'],
  country,
  form: form as BirFormData['form'],
});

export const isPaidOnline = (request: BirRequestRow): boolean =>
  request.payments.some(({ status }) => status === 'paid');

/**
 * Requires that method and invoice data may still change. Call it under the supplier's lock, which acceptance and the
 * provider's notification take too. Throws `payment_settled`.
 */
export function requireUnsettled(request: BirRequestRow): void {
  if (isPaymentSettled(request.charge?.state, isPaidOnline(request))) throw new DomainError('payment_settled');
}

/**
 * Condition for the BIR requests of the account; the session of a mailed link is limited to the requests of its
 * supplier.
 */
const ownedBy = ({ userId, onlySupplierId }: UserActor) => ({
  accountId: userId,
  ...(onlySupplierId ? { supplierId: onlySupplierId } : {}),
});

/**
 * Finds a BIR request of the session's account, regardless of the company header. Throws `not_found` and, without a
 * session, `unauthenticated`.
 */
export async function findOwnBirRequest(ctx: Context, id: string): Promise<BirPlace> {
  const user = requireUser(ctx.actor);
  const request = await ctx.db.read.birRequest.findFirst({
    where: { id, ...ownedBy(user) },
    select: { id: true, companyId: true, supplierId: true },
  });
  if (!request) throw new DomainError('not_found');
  return { ...request, ownerId: user.userId };
}

/** Throws `not_found`. */
export async function readBirRequest(
  tx: Tx,
  { id, companyId }: Pick<BirPlace, 'id' | 'companyId'>,
): Promise<BirRequestRow> {
  const request = await tx.birRequest.findFirst({ where: { id, companyId }, select: BIR_REQUEST });
  if (!request) throw new DomainError('not_found');
  return request;
}

type BirRequestQuery = ReturnType<typeof parseListQuery<'created_at', (typeof birRequestList)['filter']>>;

/**
 * GET /onboarding/bir-requests: lists the account's requests across companies, because one supplier may work with
 * several clients.
 */
export async function listOwnBirRequests(
  ctx: Context,
  query: BirRequestQuery,
): Promise<{ rows: BirRequestRow[]; total: number }> {
  const user = requireUser(ctx.actor);
  const where: Prisma.BirRequestWhereInput = {
    ...ownedBy(user),
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
