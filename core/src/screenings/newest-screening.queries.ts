import { Prisma } from '@homologa/prisma/client';

/** Two screenings may be requested at the same time: the id decides. */
export const NEWEST_SCREENING_FIRST = [
  { requestedAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.ScreeningOrderByWithRelationInput[];

export const newestScreeningOf = (
  { companyId, supplierId }: { companyId: string; supplierId: string },
  filter: Prisma.ScreeningWhereInput = {},
) => ({ where: { ...filter, companyId, supplierId }, orderBy: NEWEST_SCREENING_FIRST });

/** FROM clause of all screenings n of "Supplier" s, the newest first; the caller adds the LIMIT. */
export const SCREENINGS_OF_SUPPLIER = Prisma.sql`
  FROM "Screening" n WHERE n."companyId" = s."companyId" AND n."supplierId" = s."id"
  ORDER BY n."requestedAt" DESC, n."id" DESC`;
