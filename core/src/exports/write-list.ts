import { DomainError } from '@homologa/domain/errors/domain-error';
import { EXPORT_MAX_ROWS } from '@homologa/domain/exports/limits';
import type { Prisma } from '@homologa/prisma/client';
import type { JobProgress, JobRun } from '../kernel/jobs/define-job';
import type { ChildProgram } from '../kernel/ports/child-program';
import { type SheetTask, type Statement, sheetResult } from './sheet-program/sheet-task';

type ListTask = Omit<SheetTask, 'count' | 'rows' | 'maxRows'>;

const statementOf = ({ text, values }: Prisma.Sql): Statement => ({ text, values });

/**
 * Writes a snapshot of one company's list in the sheet program and returns its number of rows. Throws
 * `export_limit_exceeded`, and the errors of `ChildProgram`.
 */
export async function writeList(
  program: ChildProgram,
  statements: { count: Prisma.Sql; rows: Prisma.Sql },
  list: ListTask,
  run: Pick<JobRun, 'signal' | 'progress'>,
): Promise<number> {
  const task: SheetTask = {
    ...list,
    count: statementOf(statements.count),
    rows: statementOf(statements.rows),
    maxRows: EXPORT_MAX_ROWS,
  };
  const watch = { signal: run.signal, onProgress: (progress: JobProgress) => run.progress(progress) };
  const { total, rows } = sheetResult.parse(await program.run(task, watch));
  if (total > EXPORT_MAX_ROWS) throw new DomainError('export_limit_exceeded', { values: { n: EXPORT_MAX_ROWS } });
  return rows;
}
