import type { Composition } from '@homologa/core/compose';
import { listQueuePauses } from '@homologa/core/kernel/jobs/queue-pauses';
import { answerJson, serveOperators } from '@homologa/core/kernel/telemetry/serve-operators';
import type { Runtime } from './runtime';

interface WorkerState {
  isReady: boolean;
  checks: Record<string, unknown>;
}

/**
 * Says whether a worker consumes: it reaches database and queue, and the loop of each queue has moved in the last
 * seconds. Without a runtime the worker is still starting, or waits for its database.
 */
async function examineWorker(
  app: Pick<Composition, 'readiness' | 'db'>,
  runtime: Pick<Runtime, 'loops'> | undefined,
): Promise<WorkerState> {
  const { isReady, checks } = await app.readiness.look();
  const { server: worker, migrations: _servers, ...connections } = checks;
  const stuck = runtime?.loops.stuck() ?? [];
  const loops = runtime ? (stuck.length === 0 ? 'ok' : `stuck: ${stuck.join(', ')}`) : 'starting';
  // A paused queue is a decision of the operators, no fault of the worker: it is said, and the worker stays ready.
  const pauses = isReady ? await listQueuePauses(app.db) : [];
  const paused = pauses.length === 0 ? {} : { paused: pauses.map(({ queue }) => queue).join(', ') };
  return {
    isReady: isReady && checks.queue === 'ok' && loops === 'ok',
    checks: { worker, ...connections, loops, ...paused },
  };
}

/** Serves `/metrics`, `/livez` and `/readyz` of a worker. Returns null while METRICS_PORT is not set. */
export async function serveProbes(
  app: Composition,
  { port, host }: { port: number | undefined; host: string },
  runtime: () => Runtime | undefined,
): Promise<{ port: number; close(): Promise<void> } | null> {
  const { scrape } = app.telemetry;
  if (port === undefined || !scrape) return null;
  const { release } = app.config;
  return serveOperators(
    { port, host },
    {
      '/metrics': async () => ({ status: 200, ...(await scrape()) }),
      '/livez': async () => answerJson(200, { status: 'ok', ...release }),
      '/readyz': async () => {
        const { isReady, checks } = await examineWorker(app, runtime());
        return answerJson(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not_ready', ...release, checks });
      },
    },
  );
}
