import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOSE_MS, compose } from '@homologa/core/compose';
import { readCoreEnv } from '@homologa/core/env';
import { readTogether } from '@homologa/core/env/parse-env';
import { removePartialFiles } from '@homologa/core/files/partial-files';
import { configured, requireUsableQueue } from '@homologa/core/kernel/configured';
import { endAfter } from '@homologa/core/kernel/limits/end-after';
import { readRelease } from '@homologa/core/kernel/release';
import { serveOperators } from '@homologa/core/kernel/telemetry/serve-operators';
import { openTelemetry } from '@homologa/core/kernel/telemetry/telemetry';
import { warnAboutSessions } from '@homologa/core/maintenance/warn-about-sessions';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { warnAboutPayments } from '@homologa/core/payments/payment-warnings';
import { createServer } from './app';
import { readServerEnv } from './env';
import { Admission } from './http/admission';
import { Draining, longestDrainMs } from './http/draining';
import { createHttpServer } from './http/http-server';
import { operatorPages } from './http/operator-pages';
import { createPages } from './pages/pages';
import { routesFor } from './route-table';

/**
 * Concurrent requests per database connection of the pool. The number is above one, because a request spends most of
 * its time without a connection.
 */
const REQUESTS_PER_CONNECTION = 8;
const SHUTDOWN_MS = 20_000;
const SWEEP_MS = 60 * 60_000;

process.umask(0o077);

const { env, core, paymentTerms } = configured(() => {
  const [core, env] = readTogether(readCoreEnv, readServerEnv);
  return { env, core, paymentTerms: readPaymentTerms(core) };
});
const release = readRelease(env.HOMOLOGA_ROOT, core.COMMIT);
const telemetry = await openTelemetry(core, 'server', release);
const app = compose(core, {
  name: 'server',
  paymentTerms,
  release,
  telemetry,
  migrationsDir: join(env.HOMOLOGA_ROOT, 'prisma/migrations'),
  importReader: fileURLToPath(new URL('import-reader.js', import.meta.url)),
});
await requireUsableQueue(app.readiness);
const server = createHttpServer(
  createServer(app, {
    routes: routesFor(app.config),
    trustedProxies: env.TRUSTED_PROXIES,
    pages: createPages(app, env),
    admission: new Admission({ atOnce: core.DATABASE_POOL_SIZE * REQUESTS_PER_CONNECTION }),
  }),
);
const draining = new Draining(server);
const cannotListen = (error: unknown): never => {
  app.log.fatal({ err: error }, 'cannot listen');
  return process.exit(1);
};
server.once('error', cannotListen);
const pages = operatorPages(app);
const operators =
  pages && core.METRICS_PORT !== undefined
    ? await serveOperators({ port: core.METRICS_PORT, host: core.METRICS_HOST }, pages).catch(cannotListen)
    : null;
server.listen(env.PORT, env.HOST, () => {
  app.log.info({ port: env.PORT }, 'serving');
  warnAboutPayments(app);
  void warnAboutSessions(app);
});

function sweepUploads(): void {
  removePartialFiles(app.contextFor({ kind: 'system', name: 'server' })).catch((error: unknown) =>
    app.log.warn({ err: error }, 'half-written files not removed'),
  );
}
sweepUploads();
setInterval(sweepUploads, SWEEP_MS).unref();

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const graceMs = env.SHUTDOWN_GRACE_SECONDS * 1000;
  app.log.info({ graceMs }, 'stopping');
  const limits = { graceMs, limitMs: SHUTDOWN_MS };
  endAfter(longestDrainMs(limits) + CLOSE_MS, app.log);
  app.readiness.stop();
  const cutOff = await draining.end(limits);
  if (cutOff > 0) app.log.warn({ requests: cutOff }, 'requests took too long and were cut off');
  await operators?.close();
  await app.close();
  process.exit(cutOff > 0 ? 1 : 0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
