import type { Violation } from '@homologa/domain/errors/error-codes';

interface BulkLine {
  /** The record's number from 1, as the problems count. */
  number: number;
  cells: string[];
  /** Places of the cells that a broken rule names. */
  wrong: ReadonlySet<string>;
  /** The number of fields is not the one expected. */
  isMisshapen: boolean;
}

/** The lines of the textarea as a table: cells as typed, with the paths that the parser found wrong. */
export function bulkLines(text: string, violations: readonly Violation[], limit: number): BulkLine[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .slice(0, limit)
    .map((line, index) => {
      const own = violations.filter((violation) => violation.index === index);
      return {
        number: index + 1,
        cells: line.split(';').map((cell) => cell.trim()),
        wrong: new Set(own.map(({ path }) => path)),
        isMisshapen: own.some(({ code }) => code === 'bulk_field_count'),
      };
    });
}
