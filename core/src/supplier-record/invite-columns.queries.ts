import { recordOf } from '@homologa/domain/language/record-of';
import { isListField, SUPPLIER_FIELD_NAMES } from '@homologa/domain/suppliers/supplier-fields';
import { Prisma } from '@homologa/prisma/client';

export const INVITE_SELECT = recordOf(SUPPLIER_FIELD_NAMES, () => true as const);

export const inviteColumns = (expressionOf: (column: Prisma.Sql, isList: boolean) => Prisma.Sql): Prisma.Sql =>
  Prisma.join(
    SUPPLIER_FIELD_NAMES.map((name) => expressionOf(Prisma.raw(`"${name}"`), isListField(name))),
    ', ',
  );

export const INVITE_OF_SUPPLIER = inviteColumns((column, isList) =>
  isList ? Prisma.sql`coalesce(s.${column}, '{}') AS ${column}` : Prisma.sql`s.${column}`,
);
