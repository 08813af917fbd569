import type { Prisma } from '@homologa/prisma/client';
import { NEWEST_PAYMENT } from '../kernel/newest-payment';

/** A BIR request with its files, its supplier's step and its payment, as its answer needs it. */
export const BIR_REQUEST_PARTS = {
  supplier: { select: { onboardingStep: true, workflow: { select: { reportType: true } } } },
  payments: NEWEST_PAYMENT,
  files: {
    select: { id: true, fileId: true, type: true, name: true, createdAt: true, file: { select: { size: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} as const satisfies Prisma.BirRequestInclude;

export type BirRequestRecord = Prisma.BirRequestGetPayload<{ include: typeof BIR_REQUEST_PARTS }>;
