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
 * Checks for anyone whether a report with this number and hash was issued; null if not, without revealing which of the
 * two is wrong or whom the report is about. Throws `rate_limited`, per address.
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

/** The documents of a version, in all formats and languages, share its hash. */
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
