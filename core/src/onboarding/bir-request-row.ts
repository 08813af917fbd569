import type { BirFormData } from '@homologa/domain/bir-form/form-values';
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
  supplier: { select: { onboardingStep: true, workflow: { select: { reportType: true } } } },
  payments: NEWEST_PAYMENT,
  files: {
    select: { id: true, fileId: true, type: true, name: true, createdAt: true, file: { select: { size: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.BirRequestSelect;

export type BirRequestRow = Prisma.BirRequestGetPayload<{ select: typeof BIR_REQUEST }>;

/** The form of a request, as the rules read it. */
export const formDataOf = ({
  company,
  country,
  form,
}: Pick<BirRequestRow, 'company' | 'country' | 'form'>): BirFormData => ({
  company: company as BirFormData['company'],
  country,
  form: form as BirFormData['form'],
});
