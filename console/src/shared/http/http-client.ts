import { errorMessage } from '@homologa/domain/errors/error-codes';
import type { fetchUtils } from 'react-admin';
import { endSession, getSession } from '../auth/session-store';
import { currentLocale } from '../i18n/locale';
import { ApiError } from './api-error';
import { rememberRequestId } from './last-request';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** JSON, unless it is a form with files or a text. */
  body?: unknown;
  signal?: AbortSignal | null;
  headers?: HeadersInit;
  /** For the login call, whose 401 is an answer to what was typed and ends no session. */
  keepsSession?: boolean;
}

function bodyOf(body: unknown): { body?: BodyInit; contentType?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (typeof body === 'string') return { body, contentType: 'text/plain' };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

/** Who asks, and for which of their companies. */
export function sessionHeaders(): [name: string, value: string][] {
  const { token, companyId } = getSession();
  if (!token) return [];
  const authorization: [string, string] = ['Authorization', `Bearer ${token}`];
  return companyId ? [authorization, ['X-Company-Id', companyId]] : [authorization];
}

/**
 * One call of the API with the session's token and the reader's language. Throws `ApiError` for a refusal
 * and for a server that cannot be reached; a 401 ends the session, keeping the page that was asked for.
 */
export async function send(path: string, call: Call = {}): Promise<Response> {
  const { token } = getSession();
  const { body, contentType } = bodyOf(call.body);
  const headers = new Headers(call.headers);
  headers.set('Accept-Language', currentLocale());
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (contentType) headers.set('Content-Type', contentType);
  if (!call.keepsSession) for (const [name, value] of sessionHeaders()) headers.set(name, value);
  const response = await fetch(path, { method: call.method ?? 'GET', headers, body, signal: call.signal }).catch(
    (cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      const unreachable = { error: errorMessage('service_unavailable'), code: 'service_unavailable' };
      throw new ApiError(0, JSON.stringify(unreachable), '', currentLocale());
    },
  );
  rememberRequestId(response.headers.get('X-Request-Id'));
  if (response.ok) return response;
  const error = new ApiError(response.status, await response.text(), response.statusText, currentLocale());
  if (!call.keepsSession) endRefusedSession(response.status, token);
  throw error;
}

/** A 401 ends the session; a slow answer to a former one must not end the one that has begun since. */
export function endRefusedSession(status: number, token: string | null): void {
  if (status === 401 && token && getSession().token === token) {
    endSession(window.location.pathname + window.location.search);
  }
}

/** A call that answers JSON. */
export async function callJson<Answer>(path: string, call: Call = {}): Promise<Answer> {
  const response = await send(path, call);
  return (await response.json()) as Answer;
}

/** A call whose answer nobody needs: it is read all the same, or it would hold on to its connection. */
export async function callVoid(path: string, call: Call): Promise<void> {
  await (await send(path, call)).arrayBuffer();
}

/** The client of ra-data-simple-rest, whose bodies are JSON already. */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const response = await send(url, {
    method: options.method as Call['method'],
    headers: options.headers,
    body: typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : undefined,
    signal: options.signal,
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: JSON.parse(body) as unknown };
}
