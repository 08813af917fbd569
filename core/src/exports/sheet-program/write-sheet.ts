import { setPriority } from 'node:os';
import type { JobProgress } from '../../kernel/jobs/define-job';
import type { Assigned } from '../../kernel/ports/child-program';
import { aboutSheet } from '../about-sheet';
import { writeCsv } from '../xlsx/write-csv';
import { writeWorkbook } from '../xlsx/write-workbook';
import { listSheet } from './list-sheet';
import { readSnapshot } from './read-snapshot';
import type { SheetResult, SheetTask } from './sheet-task';

/** Exports up to this size run at normal priority, because the user waits for them. */
const MAX_AWAITED_ROWS = 5_000;
/**
 * Scheduling priority of large exports. Such an export gets about a third of the CPU share of a normal process, which
 * is enough to meet its timeout and does not slow down requests.
 */
const NICENESS = 5;

export function writeSheet(
  { databaseUrl, replicaUrl, task }: Assigned<SheetTask>,
  progress: (progress: JobProgress) => void,
): Promise<SheetResult> {
  const { path, companyId, locale, list, about } = task;
  return readSnapshot([replicaUrl, databaseUrl], companyId, async (snapshot) => {
    const [counted] = await snapshot.all<{ total: number }>(task.count);
    const total = counted?.total ?? 0;
    if (total > task.maxRows) return { total, rows: 0 };
    // Set the process priority before the compression threads start, because they inherit it.
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
    const sheet = listSheet(list, locale, counting);
    if (task.format === 'csv') await writeCsv(path, sheet);
    else await writeWorkbook(path, [sheet, aboutSheet(locale, { ...about, rows: () => rows })], locale);
    return { total, rows };
  });
}
