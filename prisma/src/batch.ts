import type { Socket } from 'node:net';
import pg from 'pg';

export interface Statement {
  name?: string;
  text: string;
  values: readonly unknown[];
}

type Row = Record<string, unknown>;

/** Names and parsers of a result's columns. */
interface Shape {
  columns: { name: string; read: (text: string) => unknown }[];
  /** Template row: copies share one object shape and are faster. */
  empty: Row;
}

interface Wire {
  stream: Socket;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: readonly unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

const prepared = new WeakMap<Wire, Map<string, Shape>>();

const readerOf: (type: number, format: 'text') => (text: string) => unknown = pg.types.getTypeParser;

const NO_ROWS: Shape = { columns: [], empty: {} };

function shapeOf(fields: readonly { name: string; dataTypeID: number }[]): Shape {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID, 'text') }));
  return { columns, empty: Object.fromEntries(columns.map(({ name }) => [name, null])) };
}

function rowOf({ columns, empty }: Shape, values: readonly (string | null)[]): Row {
  const row = { ...empty };
  let place = 0;
  for (const { name, read } of columns) {
    const value = values[place];
    if (value !== null && value !== undefined) row[name] = read(value);
    place += 1;
  }
  return row;
}

type Told = (error: Error | null, rows?: Row[][]) => void;

/**
 * Several statements as one transaction without BEGIN and COMMIT: a single sync ends it, so all answers arrive
 * together. Implements the driver's query interface.
 */
class Batch {
  /** The driver replaces it to apply its timeout. */
  callback: Told;
  readonly #statements: readonly Statement[];
  readonly #rows: Row[][];
  readonly #shapes: (Shape | undefined)[];
  #at = 0;
  #failure: Error | null = null;

  constructor(statements: readonly Statement[], told: Told) {
    // Convert first: a conversion error while sending would break the transaction.
    this.#statements = statements.map((one) => ({ ...one, values: one.values.map((value) => prepareValue(value)) }));
    this.#rows = statements.map(() => []);
    this.#shapes = [];
    this.callback = told;
  }

  /** Tests that count statements read it. */
  get texts(): string[] {
    return this.#statements.map(({ text }) => text);
  }

  submit(connection: unknown): Error | null {
    const wire = connection as Wire;
    const known = prepared.get(wire);
    const parsed = new Set<string>();
    wire.stream.cork();
    try {
      for (const [place, { name = '', text, values }] of this.#statements.entries()) {
        const shape = known?.get(name);
        this.#shapes[place] = shape;
        if (name === '' || !(shape || parsed.has(name))) wire.parse({ name, text });
        parsed.add(name);
        wire.bind({ statement: name, values });
        if (!shape) wire.describe({ type: 'P' });
        wire.execute();
      }
    } catch (error) {
      this.#failure = error as Error;
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#shapes[this.#at] = shapeOf(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#rows[this.#at]?.push(rowOf(this.#shapes[this.#at] ?? NO_ROWS, fields));
    } catch (error) {
      this.#failure ??= error as Error;
    }
  }

  handleCommandComplete(): void {
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(connection: unknown): void {
    if (this.#failure) {
      this.callback(this.#failure);
      return;
    }
    const wire = connection as Wire;
    const known = prepared.get(wire) ?? new Map<string, Shape>();
    prepared.set(wire, known);
    for (const [place, { name }] of this.#statements.entries()) {
      if (name) known.set(name, this.#shapes[place] ?? NO_ROWS);
    }
    this.callback(null, this.#rows);
  }
}

/**
 * Sends statements in one write and returns their rows. They form one transaction, committed when this resolves. After
 * an error nothing is committed, and the connection must not be reused.
 */
export function sendBatch(client: pg.ClientBase, statements: readonly Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(statements, (error, rows) => (error ? reject(error) : resolve(rows ?? []))));
  });
}
