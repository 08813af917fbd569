import { DomainError } from '@homologa/domain/errors/domain-error';
import { formatFileDate } from '@homologa/domain/language/format';
import { DEFAULT_LOCALE, type Locale } from '@homologa/domain/language/locales';
import { MEDIA_FORMATS } from '@homologa/domain/screenings/watchlists';
import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { Prisma } from '@homologa/prisma/client';
import { type OpenFile, openFile } from '../files/open-file';
import { auditOpening } from '../kernel/audit-reading';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { isUnavailable } from '../kernel/database/connection-errors';
import type { Tx } from '../kernel/database/database';
import { decisionsOn, type HeldDecision } from './held-decisions.queries';
import { newestScreeningOf, SCREENINGS_OF_SUPPLIER } from './newest-screening.queries';

interface ScreeningPlace {
  workflowId: string;
  supplierId: string;
}

const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const;

const MAX_SCREENINGS = 100;

const WHOLE = {
  reports: {
    select: { id: true, type: true, language: true, version: true, decisionId: true, createdAt: true },
    orderBy: [...OLDEST_FIRST],
  },
} satisfies Prisma.ScreeningInclude;

export type ScreeningRecord = Prisma.ScreeningGetPayload<{ include: typeof WHOLE }> & {
  decisions: HeldDecision[];
};

export interface ScreeningLine {
  id: string;
  status: ScreeningRecord['status'];
  review: string[];
  requestedAt: string;
  finishedAt: string | null;
  hasData: boolean;
  reports: { id: string; type: string }[];
}

/** GET …/screening: the supplier's newest screening. Throws `not_found` if there is no screening. */
export async function getScreening(ctx: Context, place: ScreeningPlace): Promise<ScreeningRecord> {
  return readOwn(ctx, place, async (tx, companyId) => {
    const screening = await tx.screening.findFirst({
      ...newestScreeningOf({ companyId, supplierId: place.supplierId }),
      include: WHOLE,
    });
    if (!screening) throw new DomainError('not_found');
    const { id: screeningId, data } = screening;
    const decisions = await decisionsOn(tx, { companyId, supplierId: place.supplierId, screeningId, data });
    return { ...screening, decisions };
  });
}

/** Returns true if at least one list is loaded; articles alone are not sufficient. */
export const canScreen = async (ctx: Context): Promise<boolean> =>
  (await ctx.db.read.watchlist.findFirst({
    where: { currentSnapshotId: { not: null }, format: { notIn: [...MEDIA_FORMATS] } },
    select: { id: true },
  })) !== null;

interface ReportChoice extends ScreeningPlace {
  screeningId: string;
  type: string;
  language: Locale;
  version?: number;
}

/**
 * Like `canScreen`, but returns false if the database is unreachable, so that the page still loads without the feature.
 */
export const offersScreening = async (ctx: Context): Promise<boolean> =>
  canScreen(ctx).catch((error: unknown) => {
    if (isUnavailable(error)) return false;
    throw error;
  });

/**
 * GET …/compliance/{screening_id}: a screening's report in the given format, language and version; the file name
 * contains the company and the request date. Throws `not_found`.
 */
export async function openComplianceReport(ctx: Context, input: ReportChoice): Promise<OpenFile> {
  const reports = await readOwn(ctx, input, (tx, companyId) =>
    tx.screeningReport.findMany({
      where: {
        companyId,
        screeningId: input.screeningId,
        type: input.type,
        language: { in: [input.language, DEFAULT_LOCALE] },
        ...(input.version === undefined ? {} : { version: input.version }),
        screening: { companyId, supplierId: input.supplierId },
      },
      select: {
        version: true,
        language: true,
        file: { select: { id: true, key: true, mime: true, size: true } },
        screening: { select: { requestedAt: true, supplier: { select: { companyName: true } } } },
      },
      orderBy: [{ version: 'desc' }, { id: 'desc' }],
      take: 2,
    }),
  );
  const newest = reports.filter(({ version }) => version === reports[0]?.version);
  const report = newest.find(({ language }) => language === input.language) ?? newest[0];
  if (!report) throw new DomainError('not_found');
  const { requestedAt, supplier } = report.screening;
  const company = supplier.companyName.trim().replace(/[\s/\\]+/g, '_') || 'supplier';
  const name = `${company}_CFR_${formatFileDate(requestedAt, { timeZone: 'UTC' })}.${input.type}`;
  const { companyId } = requireCompany(ctx.actor);
  const { supplierId } = input;
  await auditOpening(ctx, { companyId, supplierId, kind: 'compliance', fileId: report.file.id });
  return openFile(ctx, { ...report.file, name });
}

export const SCREENING_LINES = Prisma.sql`
  SELECT n."id", n."status", n."review", n."requestedAt", n."finishedAt", n."data" IS NOT NULL AS "hasData",
    COALESCE((
      SELECT json_agg(json_build_object('id', r."id", 'type', r."type") ORDER BY r."createdAt", r."id")
      FROM "ScreeningReport" r WHERE r."screeningId" = n."id" AND r."language" = ${DEFAULT_LOCALE}
    ), '[]') AS "reports"
  ${SCREENINGS_OF_SUPPLIER} LIMIT ${MAX_SCREENINGS}`;

async function readOwn<T>(
  ctx: Context,
  place: ScreeningPlace,
  read: (tx: Tx, companyId: string) => Promise<T>,
): Promise<T> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const supplier = await tx.supplier.findFirst({
      where: { id: place.supplierId, workflowId: place.workflowId, companyId },
      select: { workflow: { select: { companyId: true, status: true } } },
    });
    if (!supplier) throw new DomainError('not_found');
    authorize(canReadSupplier(ctx.actor, supplier));
    return read(tx, companyId);
  });
}
