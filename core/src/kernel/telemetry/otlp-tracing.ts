import { watchStatements } from '@homologa/prisma/pool';
import type { Release } from '../release';
import { findCause } from './cause';
import { nameStatement } from './name-statement';
import { formatTraceparent, parseTraceContext } from './traceparent';
import type { SpanKind, Tracing } from './tracing';

const SEND_MS = 1_000;
const STOP_MS = 3_000;

/**
 * Sends spans as OTLP over HTTP to `endpoint`. Loads the OpenTelemetry packages on the first call, because a process
 * without OTEL_EXPORTER_OTLP_ENDPOINT does not need them. The exporter reads
 * OTEL_EXPORTER_OTLP_HEADERS and its like itself. A collector that is down costs spans, but delays no request.
 */
export async function createOtlpTracing(
  { endpoint, ratio }: { endpoint: string; ratio: number },
  program: string,
  release: Release,
): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind: Kind, SpanStatusCode, trace }, sdk, exporters, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new exporters.OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    resource: resources.resourceFromAttributes({
      'service.name': `homologa-${program}`,
      'service.version': release.version,
      ...(release.commit ? { 'vcs.ref.head.revision': release.commit } : {}),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_MS })],
  });
  const tracer = provider.getTracer('homologa', release.version);
  const kinds = { server: Kind.SERVER, client: Kind.CLIENT, consumer: Kind.CONSUMER } satisfies Record<
    SpanKind,
    unknown
  >;

  const tracing: Tracing = {
    isOn: true,
    start(name, { kind, parent, attributes }) {
      const cause = parseTraceContext(parent);
      const context = cause
        ? trace.setSpanContext(ROOT_CONTEXT, { traceId: cause.traceId, spanId: cause.spanId, traceFlags: cause.flags })
        : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: formatTraceparent({ traceId, spanId, flags: traceFlags }),
        end({ hasFailed, attributes: more } = {}) {
          if (more) span.setAttributes(more);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      stopWatching();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
  const stopWatching = watchStatements((text) => {
    const parent = findCause()?.traceparent;
    // Statements without a cause are those of the periodic loops, which would be traces of one span each.
    if (!parent) return null;
    const name = nameStatement(text);
    if (name === null) return null;
    const span = tracing.start(name, { kind: 'client', parent, attributes: { 'db.system.name': 'postgresql' } });
    return (hasFailed) => span.end({ hasFailed });
  });
  return tracing;
}
