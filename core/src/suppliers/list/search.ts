import { Prisma } from '@homologa/prisma/client';
import type { Hot } from '../../kernel/database/database';
import { prepare } from '../../kernel/database/statement';

/**
 * Number of matches from which a search term counts as common: comparing every supplier of the list is then faster than
 * an index scan.
 */
const COMMON_TERM = 2_000;

export const searchCondition = (term: string): Prisma.Sql =>
  Prisma.sql`s."id" IN (SELECT search_supplier_ids(${term}))`;

const PROBE = prepare<{ ids: string[]; patterns: string[] | null }>(`
  SELECT ARRAY(SELECT search_supplier_ids($1, $2::integer)) AS "ids", search_patterns($1) AS "patterns"`);

/**
 * Chooses the search condition by the frequency of the term: a list of ids for a rare term, a comparison per row for a
 * common term. Fetching a hundred thousand rows by id took ten times as long.
 */
export async function listSearchCondition(hot: Hot, term: string): Promise<Prisma.Sql> {
  const [probe] = await hot.rows(PROBE(term, COMMON_TERM + 1));
  const { ids, patterns } = probe ?? { ids: [], patterns: null };
  if (!patterns || ids.length <= COMMON_TERM) return Prisma.sql`s."id" = ANY(${ids}::uuid[])`;
  const [first = '', ...others] = patterns;
  // A pattern without a leading `%` searches only the company name and the tax id (see the SQL function
  // `search_patterns`).
  if (!first.startsWith('%')) {
    return Prisma.sql`(s."companyNameFold" LIKE ${first} OR nullif(lower(s."taxId"), '') COLLATE "C" LIKE ${first})`;
  }
  const matches = [first, ...others].map((pattern) => Prisma.sql`s."search" LIKE ${pattern}`);
  return Prisma.sql`(${Prisma.join(matches, ' OR ')})`;
}
