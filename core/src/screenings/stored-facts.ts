import type { AskedShareholder } from '@homologa/domain/screenings/asked-shareholder';
import type { Prisma } from '@homologa/prisma/client';

/** The facts about a screening's shareholders as their column holds them; what is not known is left out. */
export const storedFacts = (facts: readonly AskedShareholder[]): Prisma.JsonArray =>
  JSON.parse(JSON.stringify(facts)) as Prisma.JsonArray;
