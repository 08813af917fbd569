import { DomainError } from '@homologa/domain/errors/domain-error';
import { isUnavailable, layersOf, prismaCodeOf } from '../../kernel/database/connection-errors';

/** SQLSTATE classes of a read-only database, of a conflict and of a missing table or right. */
const DATABASE_SAYS = /^(?:25|40|42)/;
const PRISMA_SAYS = new Set(['P2010', 'P2021', 'P2022', 'P2034']);

/**
 * True if the database, and not the content of an event, is why the event was not recorded: the same event can succeed
 * later. The database's own refusal of a value is about the content.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof DomainError || isUnavailable(error)) return true;
  const layers = [...layersOf(error)];
  const codes = layers.flatMap(({ originalCode, code }) => [originalCode, code]).map(String);
  if (codes.some((code) => DATA_EXCEPTION.test(code))) return false;
  return codes.some((code) => DATABASE_SAYS.test(code)) || layers.some((layer) => PRISMA_SAYS.has(prismaCodeOf(layer)));
}

/** SQLSTATE class of values that PostgreSQL refuses, such as a text with NUL. */
const DATA_EXCEPTION = /^22/;
