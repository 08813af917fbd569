import Table from 'cli-table3';

export interface Output {
  readonly isJson: boolean;
  one(value: object, sentence: string): void;
  list(rows: readonly Record<string, unknown>[], columns: readonly string[]): void;
}

type Writer = (text: string) => void;

export function createOutput(isJson: () => boolean, write: Writer): Output {
  const json = (value: unknown) => write(`${JSON.stringify(value, null, 2)}\n`);
  return {
    get isJson() {
      return isJson();
    },
    one(value, sentence) {
      if (isJson()) json(value);
      else write(`${sentence}\n`);
    },
    list(rows, columns) {
      if (isJson()) {
        json(rows);
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

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
