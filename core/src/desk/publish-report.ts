import {
  type CopiedFigure,
  isCopiedFigure,
  REPORT_FIELD_NAMES,
  REPORT_FIELDS,
} from '@homologa/domain/reports/report-fields';
import type { Supplier } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database';
import type { DeskSubject } from './desk-subject';
import type { EnteredFigures } from './figures';

/**
 * Makes the figures the client's: the report's row, the columns that lists filter by and charts count, and the BIR
 * request. What was entered wins over an earlier report; the supplier's own data remain where neither says.
 */
export async function publishReport(
  tx: Tx,
  { request, supplier, figures }: DeskSubject,
  deliveredAt: Date,
): Promise<void> {
  const { id: supplierId, companyId } = supplier;
  const report = reportColumns(figures);
  const identity = reportColumns({ ...identityOf(supplier), ...figures });
  const moment = { deliveryDate: deliveredAt, updatedAt: deliveredAt };
  await tx.report.upsert({
    where: { supplierId, companyId },
    create: { supplierId, companyId, ...identity, ...moment },
    update: { ...report, ...moment },
    select: { supplierId: true },
  });
  await tx.supplier.updateMany({ where: { id: supplierId, companyId }, data: supplierColumns(figures) });
  if (request.birRequestId) {
    await tx.birRequest.updateMany({
      where: { id: request.birRequestId, companyId },
      data: { status: 'delivered', deliveredAt },
    });
  }
}

/** A CCR score that the client asked for: on its own request, on the supplier, and in the report if there is one. */
export async function publishScore(
  tx: Tx,
  { request, supplier, figures }: DeskSubject,
  deliveredAt: Date,
): Promise<void> {
  const { id: supplierId, companyId } = supplier;
  const { ccrScore } = figures;
  await tx.ccrRequest.updateMany({
    where: { id: request.ccrRequestId ?? '', companyId },
    data: { score: ccrScore, deliveredAt },
  });
  await tx.supplier.updateMany({ where: { id: supplierId, companyId }, data: { ccrScore } });
  await tx.report.updateMany({ where: { supplierId, companyId }, data: { ccrScore, updatedAt: deliveredAt } });
}

const identityOf = (supplier: Supplier): EnteredFigures => ({
  companyName: supplier.companyName || null,
  emails: supplier.emails,
  address: supplier.address || null,
  sic: supplier.sic || null,
  taxId: supplier.taxId || null,
  phones: [supplier.accountPhone ?? supplier.phone].filter(Boolean),
  dunsNumber: supplier.dunsNumber || null,
  website: supplier.website,
  shareholders: supplier.shareholders,
  ccrScore: supplier.ccrScore,
});

/** Figures as the report's columns: a day is a date there. */
function reportColumns(figures: EnteredFigures): EnteredFigures {
  const entries = REPORT_FIELD_NAMES.flatMap((name) => {
    const value = figures[name];
    if (value === undefined) return [];
    const isDay = REPORT_FIELDS[name].kind === 'day' && value !== null;
    return [[name, isDay ? `${String(value)}T00:00:00.000Z` : value] as const];
  });
  return Object.fromEntries(entries);
}

const COPIED = REPORT_FIELD_NAMES.filter(isCopiedFigure);

/** Those of the entered figures that the supplier has a copy of. */
const supplierColumns = (figures: EnteredFigures): Pick<EnteredFigures, CopiedFigure> =>
  Object.fromEntries(COPIED.map((name) => [name, figures[name]]));
