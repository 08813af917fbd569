import Table from 'cli-table3';

export interface Output {
  readonly isJson: boolean;
  one(value: object, sentence: string): void;
  /** Shows one object, a line per field. */
  record(value: object): void;
  list(rows: readonly Record<string, unknown>[], columns: readonly string[]): void;
}

type Writer = (text: string) => void;

interface OutputTarget {
  write: Writer;
  isJson: () => boolean;
  /** True for a terminal, which gets tables. Other outputs get tab-separated lines without a heading. */
  isTerminal: boolean;
}

export function createOutput({ write, isJson, isTerminal }: OutputTarget): Output {
  const json = (value: unknown) => write(`${JSON.stringify(value, null, 2)}\n`);
  return {
    get isJson() {
      return isJson();
    },
    one(value, sentence) {
      if (isJson()) json(value);
      else write(`${sentence}\n`);
    },
    record(value) {
      if (isJson()) {
        json(value);
        return;
      }
      const fields = Object.entries(value);
      const width = Math.max(0, ...fields.map(([name]) => name.length)) + 2;
      for (const [name, field] of fields) {
        write(isTerminal ? `${name.padEnd(width)}${text(field)}\n` : `${name}\t${inLine(field)}\n`);
      }
    },
    list(rows, columns) {
      if (isJson()) {
        json(rows);
        return;
      }
      if (!isTerminal) {
        for (const row of rows) write(`${columns.map((column) => inLine(row[column])).join('\t')}\n`);
        return;
      }
      if (rows.length === 0) {
        write('nothing found\n');
        return;
      }
      const table = new Table({ head: [...columns], style: { head: [], border: [] } });
      for (const row of rows) table.push(columns.map((column) => text(row[column])));
      write(`${table.toString()}\n`);
    },
  };
}

/** A tab or line break inside a value would end its column or line. */
const inLine = (value: unknown): string => text(value).replace(/[\t\r\n]+/g, ' ');

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  const isListed = Array.isArray(value) && value.every((part) => typeof part === 'string');
  return isListed ? value.join(', ') : JSON.stringify(value);
}
