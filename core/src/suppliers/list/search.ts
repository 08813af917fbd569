import { Prisma } from '@homologa/prisma/client';
import type { Queries } from '../../kernel/database/database';

/** A term with more matches is common: comparing it with every supplier of the list is then faster. */
const COMMON_TERM = 2_000;

/** Refers to "Supplier" s; uses the search index alone. */
export const searchCondition = (term: string): Prisma.Sql =>
  Prisma.sql`s."id" IN (SELECT search_supplier_ids(${term}))`;

interface Probe {
  ids: string[];
  patterns: string[] | null;
}

/**
 * Chooses the search condition by how common the term is: the ids of a rare term, a comparison per row for a common
 * one. Fetching a hundred thousand rows by id took ten times as long.
 */
export async function listSearchCondition(tx: Queries, term: string): Promise<Prisma.Sql> {
  const [probe] = await tx.$queryRaw<Probe[]>`
    SELECT ARRAY(SELECT search_supplier_ids(${term}, ${COMMON_TERM + 1}::integer)) AS "ids",
      search_patterns(${term}) AS "patterns"`;
  const { ids, patterns } = probe ?? { ids: [], patterns: null };
  if (!patterns || ids.length <= COMMON_TERM) return Prisma.sql`s."id" = ANY(${ids}::uuid[])`;
  const [first = '', ...others] = patterns;
  // A prefix search covers only the company name and the tax id (see the SQL function `search_patterns`).
  if (!first.startsWith('%')) {
    return Prisma.sql`(s."companyNameFold" LIKE ${first} OR nullif(lower(s."taxId"), '') COLLATE "C" LIKE ${first})`;
  }
  const matches = [first, ...others].map((pattern) => Prisma.sql`s."search" LIKE ${pattern}`);
  return Prisma.sql`(${Prisma.join(matches, ' OR ')})`;
}
