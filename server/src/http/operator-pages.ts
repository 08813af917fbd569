import type { Composition } from '@homologa/core/compose';
import { answerJson, type OperatorPages } from '@homologa/core/kernel/telemetry/serve-operators';

/**
 * Pages of a server's metrics port: metrics, and probes like a worker's, so that one health check fits both programs.
 * `/readyz` answers as the public one does. Null while METRICS_PORT is not set.
 */
export function operatorPages(
  app: Pick<Composition, 'readiness'> & {
    telemetry: Pick<Composition['telemetry'], 'scrape'>;
    config: Pick<Composition['config'], 'release'>;
  },
): OperatorPages | null {
  const { scrape } = app.telemetry;
  if (!scrape) return null;
  const { release } = app.config;
  return {
    '/metrics': async () => ({ status: 200, ...(await scrape()) }),
    '/livez': async () => answerJson(200, { status: 'ok', ...release }),
    '/readyz': async () => {
      const { isReady, checks } = await app.readiness.look();
      return answerJson(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not_ready', ...release, checks });
    },
  };
}
