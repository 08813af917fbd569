import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { SuppressionReason, SuppressionSource } from '@homologa/domain/identity/suppression';
import type { MailSuppression } from '@homologa/prisma/models';
import type { Database, Tx } from '../database/database';
import { prepare } from '../database/statement';
import { hiddenForm, hiddenForms, KEYED, keyedPrefix, type Seeds, UNKEYED } from './suppression-keys';

interface SuppressedAddress {
  address: string;
  reason: SuppressionReason;
  source: SuppressionSource;
  said: string;
}

const SAID_MAX = 300;
/** Matches e-mail addresses: servers repeat the recipient's, and the text is shown to people of other companies. */
const ADDRESS = /[^\s<>"'(),;:]{1,255}@[^\s<>"'(),;:]{1,255}/g;
/** Characters of a server's answer that are read: the search for addresses in a longer one could take minutes. */
const ANSWER_MAX = 1000;
export const withoutAddresses = (text: string): string => text.slice(0, ANSWER_MAX).replace(ADDRESS, '[address]');

const FIND = prepare<{ address: string }>(`SELECT "address" FROM "MailSuppression" WHERE "address" = ANY($1::text[])`);

/**
 * The forms in which an address may be stored. An erasure leaves a hidden one, so that the person gets no mail for the
 * want of a record that says so.
 */
const formsOf = (seeds: Seeds, address: string): string[] => [normalizeEmail(address), ...hiddenForms(seeds, address)];

/** Returns the given addresses that may be mailed. */
export async function withoutSuppressed(db: Database, seeds: Seeds, addresses: readonly string[]): Promise<string[]> {
  const formsByAddress = new Map(addresses.map((address) => [address, formsOf(seeds, address)]));
  const found = await db.hot(null).rows(FIND([...formsByAddress.values()].flat()));
  if (found.length === 0) return [...addresses];
  const suppressed = new Set(found.map(({ address }) => address));
  return addresses.filter((address) => !formsByAddress.get(address)?.some((form) => suppressed.has(form)));
}

/** Returns the given normalized addresses that are suppressed. */
export async function findSuppressed(tx: Tx, seeds: Seeds, addresses: readonly string[]): Promise<string[]> {
  const given = new Map(addresses.flatMap((address) => formsOf(seeds, address).map((form) => [form, address])));
  const rows = await tx.mailSuppression.findMany({
    where: { address: { in: [...given.keys()] } },
    select: { address: true },
  });
  return rows.flatMap(({ address }) => given.get(address) ?? []);
}

/** Idempotent: the first reason stays, also that of an address which an erasure has hidden. */
export async function suppress(
  tx: Tx,
  { seeds, now }: { seeds: Seeds; now: Date },
  addresses: readonly SuppressedAddress[],
): Promise<void> {
  const hidden = addresses.map(({ address }) => hiddenForms(seeds, address));
  const rows = await tx.mailSuppression.findMany({
    where: { address: { in: hidden.flat() } },
    select: { address: true },
  });
  const erased = new Set(rows.map(({ address }) => address));
  const added = addresses.filter((_, index) => !hidden[index]?.some((form) => erased.has(form)));
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
export async function liftSuppression(tx: Tx, seeds: Seeds, address: string): Promise<boolean> {
  // Staff lift a hidden address by the form that their list shows.
  const forms = [address, ...formsOf(seeds, address)];
  const { count } = await tx.mailSuppression.deleteMany({ where: { address: { in: forms } } });
  return count > 0;
}

/** Hides the addresses of an erased person. Idempotent. */
export async function hideSuppressed(tx: Tx, seeds: Seeds, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const plain = normalizeEmail(address);
    const forms = hiddenForms(seeds, address);
    if ((await tx.mailSuppression.count({ where: { address: { in: forms } } })) > 0) {
      await tx.mailSuppression.deleteMany({ where: { address: plain } });
    } else {
      await tx.mailSuppression.updateMany({ where: { address: plain }, data: { address: forms[0] } });
    }
  }
}

/**
 * Keys the rows that an earlier version hid by a hash alone, at most `limit`. Idempotent. Returns the number of rows
 * that were read.
 */
export async function keyHashedSuppressions(tx: Tx, seeds: Seeds, limit: number): Promise<number> {
  const rows = await tx.mailSuppression.findMany({
    where: { address: { startsWith: UNKEYED } },
    select: { address: true },
    take: limit,
  });
  for (const { address } of rows) {
    const keyed = hiddenForm(seeds[0], address.slice(UNKEYED.length));
    // Updated in place, because the row has when and why; one that is there in both forms loses the old one.
    if ((await tx.mailSuppression.count({ where: { address: keyed } })) > 0)
      await tx.mailSuppression.deleteMany({ where: { address } });
    else await tx.mailSuppression.updateMany({ where: { address }, data: { address: keyed } });
  }
  return rows.length;
}

/** Counts the hidden addresses whose key is none of these, so that mail would go to them again. */
export const countForeignSuppressions = (db: Database, seeds: Seeds): Promise<number> =>
  db.read.mailSuppression.count({
    where: {
      address: { startsWith: KEYED },
      NOT: seeds.map((seed) => ({ address: { startsWith: keyedPrefix(seed) } })),
    },
  });

/** Lists the newest suppressions, at most `limit`; `address` matches one address. */
export const listSuppressions = (
  db: Database,
  seeds: Seeds,
  { limit, address }: { limit: number; address?: string },
): Promise<MailSuppression[]> =>
  db.read.mailSuppression.findMany({
    where: address === undefined ? {} : { address: { in: formsOf(seeds, address) } },
    orderBy: [{ createdAt: 'desc' }, { address: 'asc' }],
    take: limit,
  });

/** Lists why a person's addresses get no mail, with the addresses as given, also where only a hidden form is stored. */
export async function findSuppressionsOf(db: Database, seeds: Seeds, addresses: readonly string[]) {
  const given = new Map(
    addresses.flatMap((email) => formsOf(seeds, email).map((form) => [form, normalizeEmail(email)])),
  );
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
