import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Prisma } from '@homologa/prisma/client';
import type { Context } from '../../kernel/context';
import { findSubmittedItems, type KeptItem } from '../../questionnaires/kept-versions.queries';

const FILE = { select: { name: true } } as const;
const NEWEST_FIRST = [{ requestedAt: 'desc' }, { id: 'desc' }] as const;

const SUBJECT = {
  request: {
    select: {
      id: true,
      currentDeliveryId: true,
      birRequestId: true,
      ccrRequestId: true,
      verifiedAt: true,
      calls: { where: { outcome: 'verified' }, orderBy: { createdAt: 'desc' }, take: 1, select: { createdAt: true } },
    },
  },
  supplier: {
    include: {
      workflow: {
        select: {
          id: true,
          reportType: true,
          questionnaireVersion: true,
          company: { select: { name: true } },
          questionnaire: { orderBy: { position: 'asc' } },
        },
      },
      answers: { include: { file: FILE } },
      retiredAnswers: { include: { file: FILE } },
      screenings: {
        where: { status: { in: ['match', 'no_match'] } },
        include: { decisions: true },
        orderBy: [...NEWEST_FIRST],
        take: 1,
      },
    },
  },
} as const satisfies Prisma.ReportDeliveryInclude;

const FORM = { company: true, country: true, form: true, submittedAt: true } as const;

type DeliveryRow = Prisma.ReportDeliveryGetPayload<{ include: typeof SUBJECT }>;

export interface DocumentSubject {
  delivery: DeliveryRow;
  /** Items that the supplier has submitted; null if they are those of today. */
  submittedItems: KeptItem[] | null;
  form: Prisma.BirRequestGetPayload<{ select: typeof FORM }> | null;
}

/** Throws `not_found`. */
export async function getDocumentSubject(
  ctx: Context,
  { companyId, deliveryId }: { companyId: string; deliveryId: string },
): Promise<DocumentSubject> {
  return ctx.db.tenant(companyId, async (tx) => {
    const delivery = await tx.reportDelivery.findFirst({ where: { id: deliveryId, companyId }, include: SUBJECT });
    if (!delivery) throw new DomainError('not_found');
    const { birRequestId } = delivery.request;
    const form = await tx.birRequest.findFirst({
      where: {
        companyId,
        supplierId: delivery.supplierId,
        submittedAt: { not: null },
        ...(birRequestId ? { id: birRequestId } : {}),
      },
      select: FORM,
      orderBy: { createdAt: 'desc' },
    });
    const { supplier } = delivery;
    const { questionnaireVersion } = supplier.workflow;
    return { delivery, form, submittedItems: await findSubmittedItems(tx, supplier, questionnaireVersion) };
  });
}
