import { Prisma } from '@homologa/prisma/client';
import type { Queries } from '../../kernel/database/database';

/** More matches than this make a term common: it is then cheaper to compare every supplier of the list. */
const COMMON_TERM = 2_000;

/** The suppliers of the company that a term finds, as a condition on "Supplier" s, by the index alone. */
export const searchCondition = (term: string): Prisma.Sql =>
  Prisma.sql`s."id" IN (SELECT search_supplier_ids(${term}))`;

interface Probe {
  ids: string[];
  patterns: string[] | null;
}

/**
 * The same condition, chosen for one list by how common the term is: a rare one names its suppliers, a common one
 * is compared with each line of the list. Looking up a hundred thousand ids one by one took ten times as long.
 */
export async function listSearchCondition(tx: Queries, term: string): Promise<Prisma.Sql> {
  const [probe] = await tx.$queryRaw<Probe[]>`
    SELECT ARRAY(SELECT search_supplier_ids(${term}, ${COMMON_TERM + 1}::integer)) AS "ids",
      search_patterns(${term}) AS "patterns"`;
  const { ids, patterns } = probe ?? { ids: [], patterns: null };
  if (!patterns || ids.length <= COMMON_TERM) return Prisma.sql`s."id" = ANY(${ids}::uuid[])`;
  const [first = '', ...others] = patterns;
  // A prefix searches two columns of their own (see the migration of the search).
  if (!first.startsWith('%')) {
    return Prisma.sql`(s."companyNameFold" LIKE ${first} OR nullif(lower(s."taxId"), '') COLLATE "C" LIKE ${first})`;
  }
  const matches = [first, ...others].map((pattern) => Prisma.sql`s."search" LIKE ${pattern}`);
  return Prisma.sql`(${Prisma.join(matches, ' OR ')})`;
}
