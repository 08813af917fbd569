import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import { MAX_SHEET_ROWS, MAX_SHEET_TABS } from '@homologa/domain/questionnaires/answer-sheet/limits';
import { ANSWER_COLUMNS } from '@homologa/domain/questionnaires/answer-sheet/sheet-words';
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

/** Reads the workbook in which a supplier answered offline; runs in the reader's own process. */
export async function readAnswerSheetFile({ task }: Assigned<AnswerSheetTask>): Promise<AnswerSheetAnswer> {
  try {
    return { sheets: await readTypedSheets(Buffer.from(task.bytes), LIMITS) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { refusal: error.code };
  }
}
