import { createHash } from 'node:crypto';
import type { Prisma } from '@homologa/prisma/client';

/** SQL statement for `db.hot`. `Row` is its row type as the driver returns it: dates as Date, JSON parsed. */
export interface Statement<Row> {
  text: string;
  values: readonly unknown[];
  name?: string;
  isWrite: boolean;
  /** If true, the statement is sent on the connections that all callers share. */
  isLookUp?: boolean;
  /** Never set at run time. The field only carries the row type. */
  row?: Row;
}

/** `look-up`: an indexed read that every request makes, such as loading its session. */
type Mode = 'read' | 'write' | 'look-up';

export type Statements = Readonly<Record<string, Statement<unknown> | undefined>>;

export type RowsOf<Set extends Statements> = {
  [Name in keyof Set]: NonNullable<Set[Name]> extends Statement<infer Row> ? Row[] : never;
};

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/**
 * Maximum number of prepared statements composed from parts. Lists have too many variants to prepare all of them;
 * frequent variants occur early and are therefore prepared.
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
 * Rejects values that the driver cannot convert. The driver converts values while it sends: if a conversion failed
 * after BEGIN, it would still send the COMMIT and commit the other statements.
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
