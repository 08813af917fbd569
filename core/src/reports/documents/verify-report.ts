import { DEFAULT_LOCALE } from '@homologa/domain/language/locales';
import type { Context } from '../../kernel/context';

interface PrintedReport {
  number: string;
  sha256: string;
  version: number | null;
}

interface VerifiedReport {
  version: number;
  issuedAt: Date;
  isReplaced: boolean;
  isSandbox: boolean;
}

const LIMIT = { name: 'verify-report', points: 60, seconds: 600 } as const;

/**
 * Publicly checks whether a report with this number and hash was issued. Returns null for an unknown combination,
 * without revealing which of the two values is wrong. Never reveals the company of the report. Throws `rate_limited`,
 * per IP address.
 */
export async function verifyReport(
  ctx: Context,
  { number, sha256, version }: PrintedReport,
  address: string,
): Promise<VerifiedReport | null> {
  await ctx.limits.consume(LIMIT, address);
  const versions = number.toUpperCase().startsWith('HC-')
    ? await complianceVersions(ctx, number)
    : await deliveries(ctx, number);
  const hash = sha256.toLowerCase();
  const issued = versions.find((one) => one.sha256.startsWith(hash) && (version === null || one.version === version));
  if (!issued) return null;
  return {
    version: issued.version,
    issuedAt: issued.deliveredAt,
    isReplaced: versions[0]?.version !== issued.version,
    isSandbox: issued.isSandbox,
  };
}

interface Issued extends Omit<VerifiedReport, 'issuedAt' | 'isReplaced'> {
  sha256: string;
  deliveredAt: Date;
}

const NEWEST_FIRST = { version: 'desc' } as const;

const deliveries = (ctx: Context, number: string): Promise<Issued[]> =>
  ctx.db.read.reportDelivery.findMany({
    where: { number: number.toUpperCase() },
    select: { version: true, sha256: true, deliveredAt: true, isSandbox: true },
    orderBy: NEWEST_FIRST,
  });

/**
 * Loads each version of a compliance report from one of its documents, because the documents of a version share its
 * hash in all formats and languages.
 */
async function complianceVersions(ctx: Context, number: string): Promise<Issued[]> {
  const reports = await ctx.db.read.screeningReport.findMany({
    where: { number: number.toUpperCase(), type: 'pdf', language: DEFAULT_LOCALE },
    select: { version: true, sha256: true, createdAt: true },
    orderBy: NEWEST_FIRST,
  });
  return reports.map(({ version, sha256, createdAt }) => ({
    version,
    sha256: sha256 ?? '',
    deliveredAt: createdAt,
    isSandbox: false,
  }));
}
