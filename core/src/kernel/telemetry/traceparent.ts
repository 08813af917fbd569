const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const ONLY_ZEROS = /^0+$/;
/** Allows UUIDs, ULIDs and the ids of common proxies, but no spaces, addresses or markup. */
const REQUEST_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Returns a valid W3C `traceparent` (version 00) unchanged, and null for any other text. */
export function parseTraceparent(text: string | null | undefined): string | null {
  const [, traceId, spanId] = TRACEPARENT.exec(text ?? '') ?? [];
  if (!traceId || !spanId || ONLY_ZEROS.test(traceId) || ONLY_ZEROS.test(spanId)) return null;
  return text ?? null;
}

interface TraceContext {
  traceId: string;
  spanId: string;
  flags: number;
}

/** Returns the parts of a valid `traceparent`, and null for any other text. */
export function parseTraceContext(text: string | null | undefined): TraceContext | null {
  const [, traceId, spanId, flags] = parseTraceparent(text)?.split('-') ?? [];
  return traceId && spanId ? { traceId, spanId, flags: Number.parseInt(flags ?? '00', 16) } : null;
}

export const formatTraceparent = ({ traceId, spanId, flags }: TraceContext): string =>
  `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;

/** Returns the trace's id for a log line; undefined, which pino omits, without a trace. */
export const traceIdOf = (traceparent: string | null | undefined): string | undefined =>
  parseTraceContext(traceparent)?.traceId;

/** Returns a caller's request id if it is 8 to 64 letters, digits, dots, underscores and hyphens, otherwise null. */
export const parseRequestId = (text: string | null | undefined): string | null =>
  text && REQUEST_ID.test(text) ? text : null;
