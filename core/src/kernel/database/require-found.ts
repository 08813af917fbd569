import { DomainError } from '@homologa/domain/errors/domain-error';

/** Returns the row of a look-up by id. Throws `not_found` if there is no row. */
export function requireFound<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new DomainError('not_found');
  return row;
}
