import { fileURLToPath } from 'node:url';
import { readCoreEnv } from '@homologa/core/env';
import { readTogether } from '@homologa/core/env/parse-env';
import { CLOSE_MS, compose } from '@homologa/core/kernel/compose';
import { configured, requireUsableQueue } from '@homologa/core/kernel/configured';
import { endAfter } from '@homologa/core/kernel/limits/end-after';
import { warnAboutSessions } from '@homologa/core/maintenance/warn-about-sessions';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { readWorkerEnv } from './env';
import { longestStopMs, type Runtime, startRuntime } from './runtime';

// What is written here is for this system user alone.
process.umask(0o077);

const { env, core, paymentTerms } = configured(() => {
  const [core, env] = readTogether(readCoreEnv, readWorkerEnv);
  return { env, core, paymentTerms: readPaymentTerms(core) };
});
const app = compose(core, {
  name: 'worker',
  paymentTerms,
  sheetProgram: fileURLToPath(new URL('sheet-writer.js', import.meta.url)),
  importReader: fileURLToPath(new URL('import-reader.js', import.meta.url)),
  indexProgram: fileURLToPath(new URL('index-builder.js', import.meta.url)),
});
const shutdownMs = env.WORKER_SHUTDOWN_SECONDS * 1000;

let runtime: Runtime | undefined;
let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.log.info('stopping');
  endAfter(longestStopMs(shutdownMs) + CLOSE_MS, app.log);
  await runtime?.stop();
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The queue's library leaves a promise behind here and there when its connection breaks; the work itself is safe in
// its row, so that ending the process would only make the outage longer.
process.on('unhandledRejection', (error) => {
  if (!app.outages.heard(error)) app.warn({ err: error }, 'unhandled rejection');
});

await requireUsableQueue(app.readiness);
runtime = await startRuntime(app, {
  redisUrl: core.REDIS_URL,
  queuePrefix: core.QUEUE_PREFIX,
  concurrency: env.WORKER_CONCURRENCY,
  shutdownMs,
});
app.log.info({ queue: core.REDIS_URL ? 'redis' : 'postgres' }, 'working');
await warnAboutSessions(app);
