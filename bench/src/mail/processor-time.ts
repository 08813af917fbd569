import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

const TICK_MS = 10;

/** Reads the processor time of the processes so far, in milliseconds; zero for ended processes. Linux only. */
function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    } catch {
      return sum;
    }
  }, 0);
}

/**
 * Measures the processor time in milliseconds that `work` costs the workers and the backends of their database
 * connections.
 */
export async function costOf<T>(
  owner: Client,
  workers: readonly number[],
  work: () => Promise<T>,
): Promise<{ result: T; workerMs: number; databaseMs: number }> {
  const backends = async () => {
    const { rows } = await owner.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  };
  const before = { workers: processorTime(workers), database: processorTime(await backends()) };
  const result = await work();
  return {
    result,
    workerMs: processorTime(workers) - before.workers,
    databaseMs: processorTime(await backends()) - before.database,
  };
}
