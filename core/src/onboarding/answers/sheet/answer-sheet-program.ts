import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import {
  MAX_SHEET_CHARACTERS,
  MAX_SHEET_ROWS,
  MAX_SHEET_TABS,
} from '@homologa/domain/questionnaires/answer-sheet/limits';
import { ANSWER_COLUMNS } from '@homologa/domain/questionnaires/answer-sheet/sheet-words';
import { CELL_MAX_TEXT } from '@homologa/domain/questionnaires/limits';
import { IMPORT_MAX_UNPACKED_BYTES } from '@homologa/domain/suppliers/limits';
import type { Assigned } from '../../../kernel/ports/child-program';
import { type NamedSheet, readTypedSheets } from '../../../kernel/spreadsheets/first-sheet';

export interface AnswerSheetTask {
  reads: 'answers';
  bytes: Uint8Array;
}
export type AnswerSheetAnswer = { sheets: NamedSheet[] } | { refusal: ErrorCode };

const LIMITS = {
  rows: MAX_SHEET_ROWS,
  columns: ANSWER_COLUMNS.length + 20,
  sheets: MAX_SHEET_TABS,
  unpackedBytes: IMPORT_MAX_UNPACKED_BYTES,
};

/** Characters of a cell with the letter for its type; a longer text than a spreadsheet takes fits no question anyway. */
const MAX_CELL = CELL_MAX_TEXT + 't:'.length;

/**
 * Cuts the texts of cells. A workbook stores a text once for all cells that show it, but the parent process receives it
 * once for each. Throws `file_too_large` if all cells together have too many characters.
 */
export function boundedSheets(sheets: readonly NamedSheet[]): NamedSheet[] {
  let left = MAX_SHEET_CHARACTERS;
  return sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ line, cells }) => {
      const cut = cells.map((cell) => cell.slice(0, MAX_CELL));
      left -= cut.reduce((sum, { length }) => sum + length, 0);
      if (left < 0) throw new DomainError('file_too_large');
      return { line, cells: cut };
    }),
  }));
}

/** Reads the workbook in which a supplier answered offline; runs in the reader's own process. */
export async function readAnswerSheetFile({ task }: Assigned<AnswerSheetTask>): Promise<AnswerSheetAnswer> {
  try {
    return { sheets: boundedSheets(await readTypedSheets(Buffer.from(task.bytes), LIMITS)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { refusal: error.code };
  }
}
