import type { ApiError } from './api-error';
import { OFFLINE, type Refusal, readRefusal } from './refusal';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Body of the request. `FormData` and text are sent unchanged; all other values are sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | null;
  /** Lets the request outlive the page (`fetch` with `keepalive`). */
  keepalive?: boolean;
  /** Timeout of this call in milliseconds, instead of the client's timeout. */
  timeout?: number;
}

interface ClientOptions<Asked extends Call> {
  headersOf: (call: Asked) => Readonly<Record<string, string>>;
  token: () => string | null;
  /** Called when the server rejects the token of the current session. A late 401 for an earlier token is ignored. */
  onSessionRefused: (failure: ApiError) => void;
  failureOf: (status: number, refusal: Refusal, statusText: string) => ApiError;
  onAnswer?: (headers: Headers) => void;
  /** Default timeout of calls in milliseconds; without it, calls have no timeout. */
  timeout?: number;
  /**
   * Returns the response to a GET that the page has already sent with these headers; null if the client must send it.
   */
  earlyAnswer?: (path: string, sent: Headers) => Promise<Response> | null;
}

export interface HttpClient<Asked extends Call> {
  /** Throws `ApiError` for an error response or a missing response. Throws the abort reason if `signal` was aborted. */
  send: (path: string, call: Asked) => Promise<Response>;
  json: <Answer>(path: string, call: Asked) => Promise<Answer>;
  file: (path: string, call: Asked) => Promise<Blob>;
  headersOf: (call: Asked) => Headers;
  refused: (answer: RefusedAnswer, sent: Headers) => ApiError;
  offline: () => ApiError;
}

interface RefusedAnswer {
  status: number;
  statusText: string;
  body: string;
}

const JSON_TYPE = 'application/json';

function bodyOf(body: unknown): { body?: BodyInit; contentType?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (typeof body === 'string') return { body, contentType: 'text/plain' };
  return { body: JSON.stringify(body), contentType: JSON_TYPE };
}

export function createHttpClient<Asked extends Call>(options: ClientOptions<Asked>): HttpClient<Asked> {
  const { token, onSessionRefused, failureOf, onAnswer, timeout, earlyAnswer } = options;
  const offline = (): ApiError => failureOf(0, OFFLINE, '');
  const headersOf = (call: Asked): Headers =>
    new Headers({ Accept: JSON_TYPE, ...options.headersOf(call), ...call.headers });

  function refused({ status, statusText, body }: RefusedAnswer, sent: Headers): ApiError {
    const failure = failureOf(status, readRefusal(status, body), statusText);
    const open = token();
    if (status === 401 && open && sent.get('Authorization') === `Bearer ${open}`) onSessionRefused(failure);
    return failure;
  }

  /** Maps a connection error to `offline`. If the caller aborted the call, returns the abort error unchanged. */
  const broken = (error: unknown, call: Asked): unknown => (call.signal?.aborted ? error : offline());

  /** Aborts `run` after the call's timeout. */
  async function inTime<Answer>(call: Asked, run: (signal: AbortSignal | null) => Promise<Answer>): Promise<Answer> {
    const { signal = null } = call;
    const milliseconds = call.timeout ?? timeout;
    if (milliseconds === undefined || milliseconds === Number.POSITIVE_INFINITY) return run(signal);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), milliseconds);
    return run(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal).finally(() => clearTimeout(timer));
  }

  /**
   * The timeout covers only the time to the response headers, because a large file or an event stream may take longer.
   */
  const send = (path: string, call: Asked): Promise<Response> => inTime(call, (signal) => request(path, call, signal));

  async function request(path: string, call: Asked, signal: AbortSignal | null): Promise<Response> {
    const { body, contentType } = bodyOf(call.body);
    const headers = headersOf(call);
    if (contentType) headers.set('Content-Type', contentType);
    const { method = 'GET', keepalive } = call;
    const early = method === 'GET' ? earlyAnswer?.(path, headers) : null;
    const answer = early ?? fetch(path, { method, headers, body, keepalive, signal });
    const response = await answer.catch((error: unknown) => {
      throw broken(error, call);
    });
    onAnswer?.(response.headers);
    if (response.ok) return response;
    const { status, statusText } = response;
    throw refused({ status, statusText, body: await response.text().catch(() => '') }, headers);
  }

  const read = <Answer>(path: string, call: Asked, take: (response: Response) => Promise<Answer>): Promise<Answer> =>
    inTime(call, async (signal) => {
      const response = await request(path, call, signal);
      return take(response).catch((error: unknown) => {
        throw broken(error, call);
      });
    });

  return {
    send,
    json: (path, call) => read(path, call, (response) => response.json()),
    file: (path, call) =>
      read(path, { ...call, headers: { Accept: '*/*', ...call.headers } }, (response) => response.blob()),
    headersOf,
    refused,
    offline,
  };
}
