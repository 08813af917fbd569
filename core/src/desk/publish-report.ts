import { type DeliveryData, figuresOfDelivery } from '@homologa/domain/reports/delivery-data';
import {
  type CopiedFigure,
  isCopiedFigure,
  REPORT_FIELD_NAMES,
  REPORT_FIELDS,
  type ReportFieldName,
} from '@homologa/domain/reports/report-fields';
import type { Report, ReportDelivery, Supplier } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database';
import type { DeskSubject } from './desk-subject';
import type { EnteredFigures } from './figures';

/** A version and what it says. */
export type Published = Pick<ReportDelivery, 'id' | 'deliveredAt'> & { data: DeliveryData };

/**
 * What the first version of a report says: what was entered wins over an earlier report of the supplier, and the
 * supplier's own data remain where neither says.
 */
export async function figuresToDeliver(tx: Tx, { supplier, figures }: DeskSubject): Promise<EnteredFigures> {
  const { id: supplierId, companyId } = supplier;
  const earlier = await tx.report.findFirst({ where: { supplierId, companyId } });
  return { ...(earlier ? figuresOfReport(earlier) : identityOf(supplier)), ...figures };
}

/**
 * Makes a report's first version the client's: the report's row, the columns that lists filter by and charts count, and
 * the BIR request.
 */
export async function publishReport(tx: Tx, { request, supplier, figures }: DeskSubject, made: Published) {
  const { id: supplierId, companyId } = supplier;
  const moment = { deliveryDate: made.deliveredAt, updatedAt: made.deliveredAt, currentDeliveryId: made.id };
  await tx.report.upsert({
    where: { supplierId, companyId },
    create: { supplierId, companyId, ...reportColumns(figuresOfDelivery(made.data)), ...moment },
    update: { ...reportColumns(figures), ...moment },
    select: { supplierId: true },
  });
  await tx.supplier.updateMany({ where: { id: supplierId, companyId }, data: supplierColumns(figures) });
  if (request.birRequestId) {
    await tx.birRequest.updateMany({
      where: { id: request.birRequestId, companyId },
      data: { status: 'delivered', deliveredAt: made.deliveredAt },
    });
  }
}

/** A CCR score that the client asked for: on its own request, on the supplier, and in the report if there is one. */
export async function publishScore(tx: Tx, { request, supplier, figures }: DeskSubject, made: Published) {
  const { companyId } = supplier;
  await tx.ccrRequest.updateMany({
    where: { id: request.ccrRequestId ?? '', companyId },
    data: { score: figures.ccrScore, deliveredAt: made.deliveredAt },
  });
  await showScore(tx, supplier, figures, made.deliveredAt);
}

/**
 * Shows what a correction changed. The report's row and the supplier follow only while they show the version before
 * it: a newer report, or a newer score, prevails over what an older one should have said.
 */
export async function publishCorrection(
  tx: Tx,
  { request, supplier }: DeskSubject,
  made: Published,
  changed: readonly ReportFieldName[],
): Promise<void> {
  const { id: supplierId, companyId } = supplier;
  const figures = only(figuresOfDelivery(made.data), changed);
  if (request.ccrRequestId) {
    const { ccrRequestId: id } = request;
    if (figures.ccrScore)
      await tx.ccrRequest.updateMany({ where: { id, companyId }, data: { score: figures.ccrScore } });
    const newer = {
      companyId,
      supplierId,
      id: { not: id },
      deliveredAt: { gt: request.deliveredAt ?? made.deliveredAt },
    };
    if ((await tx.ccrRequest.count({ where: newer })) === 0) await showScore(tx, supplier, figures, made.deliveredAt);
    return;
  }
  const { count } = await tx.report.updateMany({
    where: { supplierId, companyId, currentDeliveryId: request.currentDeliveryId },
    data: {
      ...reportColumns(figures),
      deliveryDate: made.deliveredAt,
      updatedAt: made.deliveredAt,
      currentDeliveryId: made.id,
    },
  });
  if (count === 0) return;
  await tx.supplier.updateMany({ where: { id: supplierId, companyId }, data: supplierColumns(figures) });
}

async function showScore(
  tx: Tx,
  { id: supplierId, companyId }: Supplier,
  { ccrScore }: EnteredFigures,
  updatedAt: Date,
): Promise<void> {
  await tx.supplier.updateMany({ where: { id: supplierId, companyId }, data: { ccrScore } });
  await tx.report.updateMany({ where: { supplierId, companyId }, data: { ccrScore, updatedAt } });
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

const only = (figures: EnteredFigures, names: readonly ReportFieldName[]): EnteredFigures =>
  Object.fromEntries(names.map((name) => [name, figures[name]]));

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

/** The report's columns as figures: amounts are numbers there, and a date is a day. */
function figuresOfReport(report: Report): EnteredFigures {
  const entries = REPORT_FIELD_NAMES.map((name) => {
    const value = report[name];
    if (value instanceof Date) return [name, value.toISOString().slice(0, 'YYYY-MM-DD'.length)] as const;
    const isAmount = REPORT_FIELDS[name].kind === 'amount' && value !== null;
    return [name, isAmount ? Number(value) : value] as const;
  });
  return Object.fromEntries(entries);
}

const COPIED = REPORT_FIELD_NAMES.filter(isCopiedFigure);

/** Those of the figures that the supplier has a copy of. */
const supplierColumns = (figures: EnteredFigures): Pick<EnteredFigures, CopiedFigure> =>
  Object.fromEntries(COPIED.map((name) => [name, figures[name]]));
