import { readCoreEnv } from '@homologa/core/env';
import { compose } from '@homologa/core/kernel/compose';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { warnAboutPayments } from '@homologa/core/payments/payment-warnings';
import { createServer } from './app';
import { readServerEnv } from './env';
import { createPages } from './pages/pages';

const SHUTDOWN_MS = 20_000;

const env = readServerEnv();
const core = readCoreEnv();
const app = compose(core, { name: 'server', paymentTerms: readPaymentTerms(core) });
const server = createServer(app, { trustedProxies: env.TRUSTED_PROXIES, pages: createPages(app, env) }).listen(
  env.PORT,
  env.HOST,
  (error) => {
    if (error) {
      app.log.fatal({ err: error }, 'cannot listen');
      process.exit(1);
    }
    app.log.info({ port: env.PORT }, 'serving');
    warnAboutPayments(app);
  },
);
// Longer than a proxy's own, so that a connection is never closed under a request.
server.keepAliveTimeout = 65_000;

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
