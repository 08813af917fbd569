import type { ErrorCode, Violation } from '@homologa/domain/errors/error-codes';

/** The server's closed list of codes, and `offline` where nothing was answered at all. */
export type FailureCode = ErrorCode | 'offline';

/** What a call was refused with. */
export interface Refusal {
  /** In English; empty where the answer says nothing that people can read. */
  error: string;
  code: FailureCode;
  details: readonly Violation[];
  /** The server's id of the request: what its log is searched by. */
  requestId: string | null;
  /** When a cool-down ends. */
  nextAt: string | null;
}

/** Of a call that nobody answered. */
export const OFFLINE: Refusal = { error: '', code: 'offline', details: [], requestId: null, nextAt: null };

const MAX_RAW_TEXT = 300;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOf = (value: unknown): string | null => (isText(value) ? value : null);

/** What a refusal's body may hold; nothing of it is sure. */
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

/** The code of an answer that names none: it comes from a proxy, or from a server that is starting. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 408) return 'request_timed_out';
  if (status === 413) return 'file_too_large';
  return status >= 502 ? 'service_unavailable' : 'internal_error';
}

/**
 * Reads a refusal: JSON with an `error` field, or raw text. A proxy's page is no text for people, so only a short text
 * without markup is taken as it is. Never throws.
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
  };
}
