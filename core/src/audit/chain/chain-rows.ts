import { Prisma } from '@homologa/prisma/client';
import type { ChainedEntry } from './hash-entry';

/** Condition on `companyId` of the company's chain, or of the provider's (null). */
export const ofChain = (companyId: string | null, column = Prisma.sql`"companyId"`): Prisma.Sql =>
  companyId === null ? Prisma.sql`${column} IS NULL` : Prisma.sql`${column} = ${companyId}::uuid`;

/** Columns of an entry `e` that the chain covers. */
export const ENTRY_COLUMNS = Prisma.sql`
  e."id", e."companyId", e."actorKind", e."actorId", e."behalfOfId", e."action", e."objectType", e."objectId",
  e."facts", e."requestId", e."operator", e."address", e."createdAt"`;

export type EntryRow = ChainedEntry;
