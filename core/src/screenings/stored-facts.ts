import type { AskedShareholder } from '@homologa/domain/screenings/asked-shareholder';
import type { Prisma } from '@homologa/prisma/client';

export const storedFacts = (facts: readonly AskedShareholder[]): Prisma.JsonArray =>
  JSON.parse(JSON.stringify(facts)) as Prisma.JsonArray;
