import type { ErrorDetail } from './api-error';

interface ErrorAnswer {
  error: string;
  code: string;
  details: ErrorDetail[];
  requestId: string | null;
  nextAt: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function parse(body: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(body);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function detailOf(value: unknown): ErrorDetail[] {
  if (typeof value !== 'object' || value === null) return [];
  const { code, message, path, index } = value as Record<string, unknown>;
  const known = { code: textOf(code) ?? '', message: textOf(message) ?? '', path: textOf(path) ?? '' };
  return [typeof index === 'number' ? { ...known, index } : known];
}

/**
 * A refusal's body: JSON with an error field, or raw text (client-platform.md section 8). A page of a proxy
 * is no text for people, so only a short single line is taken as it is. Never throws.
 */
export function errorResponseOf(body: string, statusText: string): ErrorAnswer {
  const json = parse(body);
  const raw = body.length <= 300 && !body.includes('<') ? body.trim() : '';
  return {
    error: textOf(json?.['error']) ?? (json ? statusText : raw || statusText),
    code: textOf(json?.['code']) ?? 'service_unavailable',
    details: Array.isArray(json?.['details']) ? json['details'].flatMap(detailOf) : [],
    requestId: textOf(json?.['request_id']),
    nextAt: textOf(json?.['next_at']),
  };
}
