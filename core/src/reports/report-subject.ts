import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../kernel/database';
import type { HistorySubject } from '../kernel/supplier-history';

/** A supplier as whoever asks for a report about it needs it. */
interface ReportSubject extends HistorySubject {
  accountId: string | null;
  country: string;
  workflow: WorkflowTraits & { companyId: string; status: WorkflowStatus };
}

/**
 * The company's supplier, with its row held until the transaction ends, so that two requests at once are one
 * after the other. Throws `not_found`.
 */
export async function lockReportSubject(
  tx: Tx,
  companyId: string,
  place: { workflowId: string; supplierId: string },
): Promise<ReportSubject> {
  await tx.$queryRaw`
    SELECT 1 FROM "Supplier"
    WHERE "id" = ${place.supplierId}::uuid AND "companyId" = ${companyId}::uuid FOR UPDATE`;
  return getReportSubject(tx, companyId, place);
}

/** The company's supplier. Throws `not_found`. */
export async function getReportSubject(
  tx: Tx,
  companyId: string,
  place: { workflowId: string; supplierId: string },
): Promise<ReportSubject> {
  const supplier = await tx.supplier.findFirst({
    where: { id: place.supplierId, workflowId: place.workflowId, companyId },
    select: {
      id: true,
      companyId: true,
      workflowId: true,
      companyName: true,
      status: true,
      accountId: true,
      country: true,
      workflow: { select: { companyId: true, status: true, type: true, product: true, reportType: true } },
    },
  });
  if (!supplier) throw new DomainError('not_found');
  return supplier as typeof supplier & { workflow: { reportType: ReportType } };
}

/** A report is asked for about suppliers of a launched workflow; what is a draft has none yet. */
export function demandLaunched(subject: ReportSubject): void {
  if (subject.workflow.status === 'draft') throw new DomainError('workflow_not_active');
}
