import type { Assigned } from '@homologa/core/kernel/ports/child-program';
import { serveProgram } from '@homologa/core/kernel/serve-program';
import { readStatementRows, type StatementTask } from '@homologa/core/payments/charges/statement-program';
import { type ImportTask, readImport } from '@homologa/core/suppliers/import/import-program';

// Entry point of the child process that parses files of strangers: imports of suppliers and bank statements. Each file
// has its own process.
serveProgram(({ task, ...rest }: Assigned<ImportTask | StatementTask>) =>
  task.reads === 'suppliers' ? readImport({ ...rest, task }) : readStatementRows({ ...rest, task }),
);
