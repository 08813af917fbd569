import { industryKey } from '@homologa/domain/catalog/industry-words';
import {
  type DeliveryData,
  detailsOfDelivery,
  figuresOfDelivery,
  storedDeliveryData,
} from '@homologa/domain/reports/delivery-data';
import { SANDBOX } from '@homologa/domain/reports/gateways';
import {
  inWholeUnits,
  NO_DETAILS,
  type ReportContent,
  type ReportDetails,
  STATEMENT_FIGURES,
} from '@homologa/domain/reports/report-details';
import {
  type CopiedFigure,
  isCopiedFigure,
  NO_FIGURES,
  REPORT_FIELD_NAMES,
  REPORT_FIELDS,
  type ReportFieldName,
} from '@homologa/domain/reports/report-fields';
import type { Report, ReportDelivery, Supplier } from '@homologa/prisma/models';
import { markDelivered } from '../../bir-requests/bir-request.steps';
import type { Tx } from '../../kernel/database/database';
import { setCcrScore } from '../../reports/ccr-requests.steps';
import { copyFigures } from '../../supplier-record/supplier-rows.steps';
import type { DeskSubject } from '../desk-subject';
import type { EnteredFigures } from './figures';
import { identityOf } from './supplied-content';

export type Published = Pick<ReportDelivery, 'id' | 'deliveredAt' | 'isSandbox'> & { data: DeliveryData };

/**
 * Merges the content of a first version. Entered values take precedence over the supplier's earlier report, and the
 * earlier report over the supplier's own data.
 */
export async function contentToDeliver(tx: Tx, { request, supplier, content }: DeskSubject): Promise<ReportContent> {
  const { id: supplierId, companyId } = supplier;
  const { figures, details } = inWholeUnits(content);
  const earlier = await tx.report.findFirst({
    where: { supplierId, companyId },
    include: { currentDelivery: { select: { data: true } } },
  });
  // Sandbox figures must never enter a real report.
  const isReal = request.gateway !== SANDBOX;
  const isEarlierInvented = isReal && earlier?.isSandbox === true;
  const isScoreInvented = isEarlierInvented || (isReal && (await hasInventedScore(tx, supplier)));
  const score = isScoreInvented ? { ccrScore: null } : {};
  if (!earlier || isEarlierInvented) return { figures: { ...identityOf(supplier), ...score, ...figures }, details };
  const { currentDelivery, ...report } = earlier;
  const before = currentDelivery ? detailsOfDelivery(storedDeliveryData(currentDelivery)) : NO_DETAILS;
  return {
    figures: { ...withoutForeignMoney(figuresOfReport(report), before, details), ...score, ...figures },
    details: mergedDetails(before, details),
  };
}

async function hasInventedScore(tx: Tx, { id: supplierId, companyId }: Supplier): Promise<boolean> {
  const newest = await tx.ccrRequest.findFirst({
    where: { supplierId, companyId, deliveredAt: { not: null } },
    select: { isSandbox: true },
    orderBy: { deliveredAt: 'desc' },
  });
  return newest?.isSandbox === true;
}

function withoutForeignMoney(figures: EnteredFigures, before: ReportDetails, { currency }: ReportDetails) {
  if (currency === null || currency === before.currency) return figures;
  return { ...figures, ...Object.fromEntries(STATEMENT_FIGURES.map((name) => [name, null])) };
}

/**
 * Keeps the earlier report's details that were not entered again. Drops periods and suits if the currency differs,
 * because they contain amounts.
 */
function mergedDetails(before: ReportDetails, entered: ReportDetails): ReportDetails {
  const isForeign = entered.currency !== null && entered.currency !== before.currency;
  return {
    currency: entered.currency ?? before.currency,
    unit: entered.unit ?? before.unit,
    earlier_periods: entered.earlier_periods.length > 0 || isForeign ? entered.earlier_periods : before.earlier_periods,
    suits: entered.suits.length > 0 || isForeign ? entered.suits : before.suits,
    shareholdings: entered.shareholdings.length > 0 ? entered.shareholdings : before.shareholdings,
    sources: { ...before.sources, ...entered.sources },
  };
}

/**
 * Publishes the first version of a report: upserts the report, copies figures to the supplier for filters and charts,
 * and marks the BIR request as delivered.
 */
export async function publishReport(tx: Tx, { request, supplier, figures }: DeskSubject, made: Published) {
  const { id: supplierId, companyId } = supplier;
  const columns = reportColumns(figuresOfDelivery(made.data));
  const { id: currentDeliveryId, deliveredAt, isSandbox } = made;
  const moment = { deliveryDate: deliveredAt, updatedAt: deliveredAt, currentDeliveryId, isSandbox };
  const before = await tx.report.findFirst({ where: { supplierId, companyId }, select: { isSandbox: true } });
  await tx.report.upsert({
    where: { supplierId, companyId },
    create: { supplierId, companyId, ...columns, ...moment },
    update: { ...columns, ...moment },
    select: { supplierId: true },
  });
  // A real report clears all figures that a sandbox report copied to the supplier, including figures that the real
  // report does not contain.
  const shown = before?.isSandbox && !isSandbox ? { ...NO_FIGURES, website: supplier.website, ...figures } : figures;
  await copyFigures(tx, supplier, supplierColumns(shown));
  if (request.birRequestId) {
    await markDelivered(tx, { id: request.birRequestId, companyId }, made.deliveredAt);
  }
}

export async function publishScore(tx: Tx, { request, supplier, figures }: DeskSubject, made: Published) {
  const { companyId } = supplier;
  const { deliveredAt, isSandbox } = made;
  const score = { score: figures.ccrScore, deliveredAt, isSandbox };
  if (request.ccrRequestId) await setCcrScore(tx, { id: request.ccrRequestId, companyId }, score);
  await showScore(tx, supplier, figures, made);
}

/**
 * Publishes the figures changed by a correction. Updates the report and the supplier only if they still show the
 * corrected version, so that a newer report or score is not overwritten.
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
    const score = { score: figures.ccrScore, isSandbox: made.isSandbox };
    if (figures.ccrScore) await setCcrScore(tx, { id, companyId }, score);
    const newer = {
      companyId,
      supplierId,
      id: { not: id },
      deliveredAt: { gt: request.deliveredAt ?? made.deliveredAt },
    };
    if ((await tx.ccrRequest.count({ where: newer })) === 0) await showScore(tx, supplier, figures, made);
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
  await copyFigures(tx, supplier, supplierColumns(figures));
}

async function showScore(
  tx: Tx,
  { id: supplierId, companyId }: Supplier,
  { ccrScore }: EnteredFigures,
  { deliveredAt: updatedAt, isSandbox }: Published,
): Promise<void> {
  await copyFigures(tx, { id: supplierId, companyId }, { ccrScore });
  const where = { supplierId, companyId, ...(isSandbox ? { isSandbox } : {}) };
  await tx.report.updateMany({ where, data: { ccrScore, updatedAt } });
}

const only = (figures: EnteredFigures, names: readonly ReportFieldName[]): EnteredFigures =>
  Object.fromEntries(names.map((name) => [name, figures[name]]));

function reportColumns(figures: EnteredFigures): EnteredFigures {
  const entries = REPORT_FIELD_NAMES.flatMap((name) => {
    const value = figures[name];
    if (value === undefined) return [];
    const isDay = REPORT_FIELDS[name].kind === 'day' && value !== null;
    return [[name, isDay ? `${String(value)}T00:00:00.000Z` : value] as const];
  });
  return Object.fromEntries(entries);
}

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

/** Returns the figures that are copied to the supplier. The report keeps its industry as entered, the copy has its key. */
function supplierColumns(figures: EnteredFigures): Pick<EnteredFigures, CopiedFigure> {
  const copied: Pick<EnteredFigures, CopiedFigure> = Object.fromEntries(COPIED.map((name) => [name, figures[name]]));
  return copied.industry ? { ...copied, industry: industryKey(copied.industry) } : copied;
}
