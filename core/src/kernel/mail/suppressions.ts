import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { SuppressionReason, SuppressionSource } from '@homologa/domain/identity/suppression';
import type { MailSuppression } from '@homologa/prisma/models';
import type { Database, Tx } from '../database/database';
import { prepare } from '../database/statement';

interface SuppressedAddress {
  address: string;
  reason: SuppressionReason;
  source: SuppressionSource;
  said: string;
}

const SAID_MAX = 300;
/** Matches e-mail addresses: servers repeat the recipient's, and the text is shown to people of other companies. */
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '[address]');

const FIND = prepare<{ address: string }>(`SELECT "address" FROM "MailSuppression" WHERE "address" = ANY($1::text[])`);

/** Returns the given addresses that may be mailed. */
export async function withoutSuppressed(db: Database, addresses: readonly string[]): Promise<string[]> {
  const found = await db.hot(null).rows(FIND(addresses.map(normalizeEmail)));
  if (found.length === 0) return [...addresses];
  const suppressed = new Set(found.map(({ address }) => address));
  return addresses.filter((address) => !suppressed.has(normalizeEmail(address)));
}

/** Idempotent: the first reason stays. */
export async function suppress(tx: Tx, now: Date, addresses: readonly SuppressedAddress[]): Promise<void> {
  await tx.mailSuppression.createMany({
    data: addresses.map(({ address, reason, source, said }) => ({
      address: normalizeEmail(address),
      reason,
      source,
      said: withoutAddresses(said).slice(0, SAID_MAX),
      createdAt: now,
    })),
    skipDuplicates: true,
  });
}

/** Returns false if the address was not suppressed. */
export async function liftSuppression(tx: Tx, address: string): Promise<boolean> {
  const { count } = await tx.mailSuppression.deleteMany({ where: { address: normalizeEmail(address) } });
  return count > 0;
}

/** Lists the newest suppressions, at most `limit`; `address` matches one address. */
export const listSuppressions = (db: Database, limit: number, address?: string): Promise<MailSuppression[]> =>
  db.read.mailSuppression.findMany({
    where: address === undefined ? {} : { address: normalizeEmail(address) },
    orderBy: [{ createdAt: 'desc' }, { address: 'asc' }],
    take: limit,
  });
