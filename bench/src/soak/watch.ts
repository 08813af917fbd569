import type { Client } from 'pg';
import { heldBy } from '../export/measured-process';
import { once } from '../requests/load';

export interface Look {
  seconds: number;
  server: number;
  workers: number;
  connections: number;
  /** Response time of a trivial request in milliseconds; it includes the delay of the event loop. */
  lag: number;
}

const EVERY_MS = 1_000;

export function watch(owner: Client, url: string, pids: { server: number; workers: number }): () => Promise<Look[]> {
  const looks: Look[] = [];
  const began = performance.now();
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const start = performance.now();
    await once({ url: `${url}/healthz` }, {});
    const lag = performance.now() - start;
    const { rows } = await owner.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE "backend_type" = 'client backend'`,
    );
    looks.push({
      seconds: (start - began) / 1000,
      server: heldBy(pids.server).mib,
      workers: heldBy(pids.workers).mib,
      connections: rows[0]?.n ?? 0,
      lag,
    });
  };
  const timer = setInterval(() => {
    looking = looking.then(look, look);
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await looking.catch(() => undefined);
    return looks;
  };
}

export async function driftOf(owner: Client, workflowId: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM
      (SELECT k.dim, k.val, count(*) AS n FROM "Supplier" s, LATERAL supplier_stat_keys(s) k
        WHERE s."workflowId" = $1 GROUP BY 1, 2) counted
      FULL JOIN (SELECT "dim", "val", sum("n") AS n FROM "SupplierStat"
        WHERE "workflowId" = $1 AND "dim" NOT IN ('hits', 'hits_proposed') GROUP BY 1, 2 HAVING sum("n") <> 0) kept ON kept."dim" = counted.dim AND kept."val" = counted.val
     WHERE counted.n IS DISTINCT FROM kept.n`,
    [workflowId],
  );
  return rows[0]?.n ?? 0;
}
