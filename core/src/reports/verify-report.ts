import type { Context } from '../kernel/context';

/** A printed document, as somebody who holds it names it. */
interface PrintedReport {
  number: string;
  /** The SHA-256 that it prints, whole or its first digits. */
  sha256: string;
  /** Which of several versions with the same data; the newest of them where it is not said. */
  version: number | null;
}

interface VerifiedReport {
  version: number;
  issuedAt: Date;
  /** Whether a newer version of the same report has replaced it. */
  isReplaced: boolean;
  /** The sandbox gateway invented it. */
  isSandbox: boolean;
}

const LIMIT = { name: 'verify-report', points: 60, seconds: 600 } as const;

/**
 * Whether a report of this number and SHA-256 was issued, for anyone (reference 9.13); null for all that was not, be it
 * the number or the hash. Says nothing of whom or what it is about. Throws `rate_limited`, counted by address.
 */
export async function verifyReport(
  ctx: Context,
  { number, sha256, version }: PrintedReport,
  address: string,
): Promise<VerifiedReport | null> {
  await ctx.limits.consume(LIMIT, address);
  const versions = await ctx.db.read.reportDelivery.findMany({
    where: { number: number.toUpperCase() },
    select: { version: true, sha256: true, deliveredAt: true, isSandbox: true },
    orderBy: { version: 'desc' },
  });
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
