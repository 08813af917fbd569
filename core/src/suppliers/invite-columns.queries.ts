import { recordOf } from '@homologa/domain/language/record-of';
import { isListField, SUPPLIER_FIELD_NAMES } from '@homologa/domain/suppliers/supplier-fields';
import { Prisma } from '@homologa/prisma/client';

/** The columns of an invite, for a `select`. */
export const INVITE_SELECT = recordOf(SUPPLIER_FIELD_NAMES, () => true as const);

/** An expression for each column of an invite, with commas between them. */
export const inviteColumns = (expressionOf: (column: Prisma.Sql, isList: boolean) => Prisma.Sql): Prisma.Sql =>
  Prisma.join(
    SUPPLIER_FIELD_NAMES.map((name) => expressionOf(Prisma.raw(`"${name}"`), isListField(name))),
    ', ',
  );

/** The columns of an invite, selected from "Supplier" s. A list never written is null there. */
export const INVITE_OF_SUPPLIER = inviteColumns((column, isList) =>
  isList ? Prisma.sql`coalesce(s.${column}, '{}') AS ${column}` : Prisma.sql`s.${column}`,
);
