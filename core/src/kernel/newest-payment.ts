import type { Prisma } from '@homologa/prisma/client';

/** The payment that a BIR request's answer shows: the one that was paid, else the newest. */
export const NEWEST_PAYMENT = {
  select: { status: true, method: true, uri: true, submittedAt: true },
  orderBy: [{ paidAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
  take: 1,
} satisfies Prisma.BirRequest$paymentsArgs;
