import type { Prisma } from '@homologa/prisma/client';
import { NEWEST_PAYMENT } from '../kernel/newest-payment';

/** What answers show of a BIR request. */
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
  supplier: { select: { onboardingStep: true } },
  payments: NEWEST_PAYMENT,
  files: {
    select: { id: true, type: true, name: true, createdAt: true, file: { select: { size: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.BirRequestSelect;

export type BirRequestRow = Prisma.BirRequestGetPayload<{ select: typeof BIR_REQUEST }>;
