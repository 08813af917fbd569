import { Prisma } from '@homologa/prisma/client';

/** Orders by id as well, because two screenings may have the same request time. */
export const NEWEST_SCREENING_FIRST = [
  { requestedAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.ScreeningOrderByWithRelationInput[];

export const newestScreeningOf = (
  { companyId, supplierId }: { companyId: string; supplierId: string },
  filter: Prisma.ScreeningWhereInput = {},
) => ({ where: { ...filter, companyId, supplierId }, orderBy: NEWEST_SCREENING_FIRST });

/** FROM clause that selects all screenings n of "Supplier" s, newest first; the caller appends a LIMIT. */
export const SCREENINGS_OF_SUPPLIER = Prisma.sql`
  FROM "Screening" n WHERE n."companyId" = s."companyId" AND n."supplierId" = s."id"
  ORDER BY n."requestedAt" DESC, n."id" DESC`;
