import { createHash } from 'node:crypto';
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

/**
 * The forms in which an address may be stored. An erasure leaves its hash, so that the person gets no mail for the want
 * of a record that says so.
 */
const formsOf = (address: string): [plain: string, hashed: string] => {
  const plain = normalizeEmail(address);
  return [plain, `sha256:${createHash('sha256').update(plain).digest('hex')}`];
};

/** Returns the given addresses that may be mailed. */
export async function withoutSuppressed(db: Database, addresses: readonly string[]): Promise<string[]> {
  const found = await db.hot(null).rows(FIND(addresses.flatMap(formsOf)));
  if (found.length === 0) return [...addresses];
  const suppressed = new Set(found.map(({ address }) => address));
  return addresses.filter((address) => !formsOf(address).some((form) => suppressed.has(form)));
}

/** Idempotent: the first reason stays, also that of an address whose hash an erasure has left. */
export async function suppress(tx: Tx, now: Date, addresses: readonly SuppressedAddress[]): Promise<void> {
  const hashes = addresses.map(({ address }) => formsOf(address)[1]);
  const rows = await tx.mailSuppression.findMany({ where: { address: { in: hashes } }, select: { address: true } });
  const erased = new Set(rows.map(({ address }) => address));
  const added = addresses.filter((_, index) => !erased.has(hashes[index] ?? ''));
  await tx.mailSuppression.createMany({
    data: added.map(({ address, reason, source, said }) => ({
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
  const { count } = await tx.mailSuppression.deleteMany({ where: { address: { in: formsOf(address) } } });
  return count > 0;
}

/** Replaces the addresses of an erased person by their hashes. Idempotent. */
export async function hashSuppressed(tx: Tx, addresses: readonly string[]): Promise<void> {
  for (const [plain, hashed] of addresses.map(formsOf)) {
    if ((await tx.mailSuppression.count({ where: { address: hashed } })) > 0) {
      await tx.mailSuppression.deleteMany({ where: { address: plain } });
    } else {
      await tx.mailSuppression.updateMany({ where: { address: plain }, data: { address: hashed } });
    }
  }
}

/** Lists the newest suppressions, at most `limit`; `address` matches one address. */
export const listSuppressions = (db: Database, limit: number, address?: string): Promise<MailSuppression[]> =>
  db.read.mailSuppression.findMany({
    where: address === undefined ? {} : { address: { in: formsOf(address) } },
    orderBy: [{ createdAt: 'desc' }, { address: 'asc' }],
    take: limit,
  });

/** Lists why a person's addresses get no mail, with the addresses as given, also where only their hash is stored. */
export async function findSuppressionsOf(db: Database, addresses: readonly string[]) {
  const given = new Map(addresses.flatMap((email) => formsOf(email).map((form) => [form, normalizeEmail(email)])));
  const rows = await db.read.mailSuppression.findMany({
    where: { address: { in: [...given.keys()] } },
    orderBy: [{ createdAt: 'asc' }, { address: 'asc' }],
  });
  return rows.map(({ address, reason, said, createdAt }) => ({
    email: given.get(address) ?? address,
    reason,
    serverAnswer: said,
    createdAt,
  }));
}
