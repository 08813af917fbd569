import { setPriority } from 'node:os';
import type { JobProgress } from '../../kernel/jobs/define-job';
import type { Assigned } from '../../kernel/ports/child-program';
import { aboutSheet } from '../about-sheet';
import { writeWorkbook } from '../xlsx/write-workbook';
import { listSheet } from './list-sheet';
import { readSnapshot } from './read-snapshot';
import type { SheetResult, SheetTask } from './sheet-task';

/** Nobody waits before the screen for more rows than these (reference 12.7). */
const MAX_AWAITED_ROWS = 5_000;
/** A third of the processor's time that others get when all want it: enough to end in time, little beside people. */
const NICENESS = 5;

/**
 * The work of the program that writes sheets: one company's list as it is at one moment, in the order of its statement,
 * and the sheet that says what it is.
 */
export function writeSheet(
  { databaseUrl, task }: Assigned<SheetTask>,
  progress: (progress: JobProgress) => void,
): Promise<SheetResult> {
  const { path, companyId, locale, list, about } = task;
  return readSnapshot(databaseUrl, companyId, async (snapshot) => {
    const [counted] = await snapshot.all<{ total: number }>(task.count);
    const total = counted?.total ?? 0;
    if (total > task.maxRows) return { total, rows: 0 };
    // Before the threads that compress are started, which inherit it.
    if (total > MAX_AWAITED_ROWS) setPriority(NICENESS);
    progress({ done: 0, total });
    let rows = 0;
    async function* counting<Row>(): AsyncGenerator<Row[]> {
      for await (const batch of snapshot.batches<Row>(task.rows)) {
        rows += batch.length;
        yield batch;
        progress({ done: rows, total });
      }
    }
    await writeWorkbook(
      path,
      [listSheet(list, locale, counting), aboutSheet(locale, { ...about, rows: () => rows })],
      locale,
    );
    return { total, rows };
  });
}
