import {
  changedDetails,
  type DeliveryData,
  deliveryDataOf,
  detailsOfDelivery,
  type FigureChange,
  figureChanges,
} from '@homologa/domain/reports/delivery-data';
import {
  type DetailName,
  inWholeUnits,
  type ReportContent,
  type ReportDetails,
} from '@homologa/domain/reports/report-details';
import type { Prisma } from '@homologa/prisma/client';
import type { ReportRequest } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';

const FILES = { file: { select: { id: true, name: true, size: true } } } as const satisfies Prisma.ReportFileInclude;

export interface CorrectionChanges {
  changes: FigureChange[];
  details: DetailName[];
  /** Report details before and after the correction, in whole currency units. */
  before: ReportDetails;
  after: ReportDetails;
  /** Files that the correction adds, or removes if `isLeaving` is set. */
  files: Prisma.ReportFileGetPayload<{ include: typeof FILES }>[];
}

type Corrected = Pick<ReportRequest, 'id' | 'companyId' | 'kind' | 'correctionAt' | 'currentDeliveryId'>;

/** Returns the differences between a correction and the current version; null if no correction is in progress. */
export async function findCorrectionChanges(
  ctx: Context,
  { id: requestId, companyId, kind, correctionAt, currentDeliveryId }: Corrected,
  { delivered, content }: { delivered: readonly { id: string; data: DeliveryData }[]; content: ReportContent },
): Promise<CorrectionChanges | null> {
  const current = delivered.find(({ id }) => id === currentDeliveryId)?.data;
  if (correctionAt === null || !current) return null;
  const next = deliveryDataOf(kind, inWholeUnits(content));
  const files = await ctx.db.read.reportFile.findMany({
    where: { requestId, companyId, withdrawnIn: null, OR: [{ isLeaving: true }, { sinceVersion: null }] },
    include: FILES,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return {
    changes: figureChanges(current, next),
    details: changedDetails(current, next),
    before: detailsOfDelivery(current),
    after: detailsOfDelivery(next),
    files,
  };
}
