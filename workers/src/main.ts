import { fileURLToPath } from 'node:url';
import { CLOSE_MS, compose } from '@homologa/core/compose';
import { readCoreEnv } from '@homologa/core/env';
import { readTogether } from '@homologa/core/env/parse-env';
import { configured, requireUsableQueue } from '@homologa/core/kernel/configured';
import { endAfter } from '@homologa/core/kernel/limits/end-after';
import { readRelease } from '@homologa/core/kernel/release';
import { openTelemetry } from '@homologa/core/kernel/telemetry/telemetry';
import { publishReleaseModels } from '@homologa/core/library/publish-release-models';
import { warnAboutSessions } from '@homologa/core/maintenance/warn-about-sessions';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { readWorkerEnv } from './env';
import { serveProbes } from './probes';
import { longestStopMs, type Runtime, startRuntime, systemContext } from './runtime';

process.umask(0o077);

const { env, core, paymentTerms } = configured(() => {
  const [core, env] = readTogether(readCoreEnv, readWorkerEnv);
  return { env, core, paymentTerms: readPaymentTerms(core) };
});
const release = readRelease(env.HOMOLOGA_ROOT, core.COMMIT);
const telemetry = await openTelemetry(core, 'worker', release);
const app = compose(core, {
  name: 'worker',
  paymentTerms,
  release,
  telemetry,
  sheetProgram: fileURLToPath(new URL('sheet-writer.js', import.meta.url)),
  importReader: fileURLToPath(new URL('import-reader.js', import.meta.url)),
  indexProgram: fileURLToPath(new URL('index-builder.js', import.meta.url)),
});
const shutdownMs = env.WORKER_SHUTDOWN_SECONDS * 1000;

let runtime: Runtime | undefined;
let probes: Awaited<ReturnType<typeof serveProbes>> = null;
let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.log.info('stopping');
  app.readiness.stop();
  endAfter(longestStopMs(shutdownMs) + CLOSE_MS, app.log);
  await runtime?.stop();
  await probes?.close();
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// Do not exit on these rejections: BullMQ leaks them when its connection breaks. Job rows are safe in the database, so
// exiting would only prolong the outage.
process.on('unhandledRejection', (error) => {
  if (!app.outages.heard(error)) app.warn({ err: error }, 'unhandled rejection');
});

probes = await serveProbes(app, { port: core.METRICS_PORT, host: core.METRICS_HOST }, () => runtime).catch(
  (error: unknown): never => {
    app.log.fatal({ err: error }, 'cannot listen');
    return process.exit(1);
  },
);

await requireUsableQueue(app.readiness);
runtime = await startRuntime(app, {
  redisUrl: core.REDIS_URL,
  queuePrefix: core.QUEUE_PREFIX,
  concurrency: env.WORKER_CONCURRENCY,
  shutdownMs,
});
app.log.info({ queue: core.REDIS_URL ? 'redis' : 'postgres' }, 'working');
await warnAboutSessions(app);
// The library of questionnaires lacks at most this release's models if this fails; the next start tries again.
await publishReleaseModels(systemContext(app)).catch((error: unknown) =>
  app.warn({ err: error }, 'models of questionnaires not published'),
);
