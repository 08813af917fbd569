import type { Prisma } from '@homologa/prisma/client';

/** A BIR request with its files and its supplier's step, as its answer needs it. */
export const BIR_REQUEST_PARTS = {
  supplier: { select: { onboardingStep: true, workflow: { select: { reportType: true } } } },
  files: {
    select: { id: true, fileId: true, type: true, name: true, createdAt: true, file: { select: { size: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} as const satisfies Prisma.BirRequestInclude;

export type BirRequestRecord = Prisma.BirRequestGetPayload<{ include: typeof BIR_REQUEST_PARTS }>;
