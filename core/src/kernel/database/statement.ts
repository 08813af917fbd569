import { createHash } from 'node:crypto';
import type { Prisma } from '@homologa/prisma/client';

/** One SQL statement of `db.hot`; `Row` is the type of its rows, in the driver's types: dates as Date, JSON parsed. */
export interface Statement<Row> {
  text: string;
  values: readonly unknown[];
  name?: string;
  isWrite: boolean;
  /** Sent on the connections that all callers share. */
  isLookUp?: boolean;
  /** Never set: carries the row type for the compiler. */
  row?: Row;
}

/** `look-up`: a read by an index that every request makes, such as its session. */
type Mode = 'read' | 'write' | 'look-up';

export type Statements = Readonly<Record<string, Statement<unknown> | undefined>>;

export type RowsOf<Set extends Statements> = {
  [Name in keyof Set]: NonNullable<Set[Name]> extends Statement<infer Row> ? Row[] : never;
};

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/**
 * Limit of prepared statements that are put together from parts: lists have too many variants to prepare them all, and
 * frequent variants come first.
 */
const MAX_COMPOSED = 200;
const composed = new Map<string, string>();

function composedName(text: string): string | undefined {
  const known = composed.get(text);
  if (known !== undefined || composed.size >= MAX_COMPOSED) return known;
  const name = nameOf(text);
  composed.set(text, name);
  return name;
}

/**
 * The driver converts values while it sends: if a conversion failed after BEGIN, COMMIT would still follow and commit
 * the other statements.
 */
function assertSendable(value: unknown): void {
  if (Array.isArray(value)) value.forEach(assertSendable);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date || value instanceof Uint8Array)) {
    throw new TypeError('a value of a statement is an object: write it as JSON');
  }
}

function statementOf<Row>(text: string, values: readonly unknown[], mode: Mode, name?: string): Statement<Row> {
  values.forEach(assertSendable);
  return {
    text,
    values,
    isWrite: mode === 'write',
    isLookUp: mode === 'look-up',
    ...(name === undefined ? {} : { name }),
  };
}

export const toStatement = <Row>({ text, values }: Prisma.Sql, mode: Mode = 'read'): Statement<Row> =>
  statementOf(text, values, mode, composedName(text));

export function prepare<Row>(text: string, mode: Mode = 'read'): (...values: unknown[]) => Statement<Row> {
  const name = nameOf(text);
  return (...values) => statementOf(text, values, mode, name);
}
