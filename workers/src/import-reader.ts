import type { Assigned } from '@homologa/core/kernel/ports/child-program';
import { serveProgram } from '@homologa/core/kernel/serve-program';
import {
  type AnswerSheetTask,
  readAnswerSheetFile,
} from '@homologa/core/onboarding/answers/sheet/answer-sheet-program';
import { readStatementRows, type StatementTask } from '@homologa/core/payments/charges/statement-program';
import { type ImportTask, readImport } from '@homologa/core/suppliers/import/import-program';

// Entry point of the child process that parses files of strangers: imports of suppliers, bank statements and answers
// of suppliers in a spreadsheet. Each file has its own process.
serveProgram(({ task, ...rest }: Assigned<ImportTask | StatementTask | AnswerSheetTask>) => {
  if (task.reads === 'suppliers') return readImport({ ...rest, task });
  return task.reads === 'answers' ? readAnswerSheetFile({ ...rest, task }) : readStatementRows({ ...rest, task });
});
