export type SpanKind = 'server' | 'client' | 'consumer';
type SpanAttributes = Record<string, string | number | boolean>;

interface Span {
  /** Trace context of the span, to hand on to whatever the span causes; null without a trace. */
  traceparent: string | null;
  end(outcome?: { hasFailed?: boolean; attributes?: SpanAttributes }): void;
}

interface SpanStart {
  kind: SpanKind;
  /** Trace context of the cause. */
  parent: string | null;
  attributes?: SpanAttributes;
}

export interface Tracing {
  isOn: boolean;
  /** Starts a span. `name` must have few values: a route's pattern, a job's name, never an id. */
  start(name: string, start: SpanStart): Span;
  /** Sends the pending spans. */
  close(): Promise<void>;
}

/** Hands a caller's trace context on without adding spans. */
export const NO_TRACING: Tracing = {
  isOn: false,
  start: (_name, { parent }) => ({ traceparent: parent, end: () => undefined }),
  close: async () => undefined,
};
