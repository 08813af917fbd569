import type { CoreEnv } from '../../env';
import type { Release } from '../release';
import { type Metrics, NO_METRICS } from './metrics';
import { createOtlpTracing } from './otlp-tracing';
import { createPrometheusMetrics, type PrometheusMetrics } from './prometheus';
import { NO_TRACING, type Tracing } from './tracing';

export interface Telemetry {
  metrics: Metrics;
  tracing: Tracing;
  /** Null while METRICS_PORT is not set. */
  scrape: PrometheusMetrics['scrape'] | null;
}

export const NO_TELEMETRY: Telemetry = { metrics: NO_METRICS, tracing: NO_TRACING, scrape: null };

/** Opens the metrics and traces that are configured. The packages of the others are not loaded. */
export async function openTelemetry(
  env: Pick<CoreEnv, 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'TRACE_SAMPLE_RATIO'>,
  program: string,
  release: Release,
): Promise<Telemetry> {
  const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_SAMPLE_RATIO: ratio } = env;
  const prometheus = port === undefined ? null : await createPrometheusMetrics(program, release);
  const tracing = endpoint ? await createOtlpTracing({ endpoint, ratio }, program, release) : NO_TRACING;
  return { metrics: prometheus ?? NO_METRICS, tracing, scrape: prometheus?.scrape ?? null };
}
