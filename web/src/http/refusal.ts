import type { ErrorCode, Violation } from '@homologa/domain/errors/error-codes';

/** Error code of the server, or `offline` if no response arrived. */
export type FailureCode = ErrorCode | 'offline';

export interface Refusal {
  /** English error message; empty if the response has no readable text. */
  error: string;
  code: FailureCode;
  details: readonly Violation[];
  requestId: string | null;
  nextAt: string | null;
  /** The whole body of a JSON response, for what only one app reads. */
  json?: object | null;
}

export const OFFLINE: Refusal = { error: '', code: 'offline', details: [], requestId: null, nextAt: null };

const MAX_RAW_TEXT = 300;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOf = (value: unknown): string | null => (isText(value) ? value : null);

interface Body {
  error?: unknown;
  code?: ErrorCode;
  details?: unknown;
  request_id?: unknown;
  next_at?: unknown;
}

function parse(body: string): Body | null {
  try {
    const json: unknown = JSON.parse(body);
    return typeof json === 'object' ? json : null;
  } catch {
    return null;
  }
}

function detailOf(value: unknown): Violation[] {
  if (typeof value !== 'object' || value === null) return [];
  const { code, message, path, index } = value as Partial<Violation>;
  if (!isText(code)) return [];
  const known = { code, message: textOf(message) ?? '', path: textOf(path) ?? '' };
  return [typeof index === 'number' ? { ...known, index } : known];
}

/**
 * Returns the error code for a response that contains no code, such as the response of a proxy or of a starting server.
 */
function codeOfStatus(status: number): ErrorCode {
  if (status === 408) return 'request_timed_out';
  if (status === 413) return 'file_too_large';
  return status >= 502 ? 'service_unavailable' : 'internal_error';
}

/**
 * Parses an error response: JSON with an `error` field, or raw text. Raw text is used only if it is short and has no
 * markup, because a proxy's error page is not meant for users. Never throws.
 */
export function readRefusal(status: number, body: string): Refusal {
  const json = parse(body);
  const isReadable = body.length <= MAX_RAW_TEXT && !body.includes('<');
  return {
    error: json ? (textOf(json.error) ?? '') : isReadable ? body.trim() : '',
    code: isText(json?.code) ? json.code : codeOfStatus(status),
    details: Array.isArray(json?.details) ? json.details.flatMap(detailOf) : [],
    requestId: textOf(json?.request_id),
    nextAt: textOf(json?.next_at),
    json,
  };
}
