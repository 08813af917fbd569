import type { ApiError } from './api-error';
import { OFFLINE, type Refusal, readRefusal } from './refusal';

/** One call of the API. */
export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** JSON, unless it is a form with files or a text. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | null;
  /** It has to arrive though the page is gone by then. */
  keepalive?: boolean;
  /** Milliseconds until it counts as unanswered, where that differs from the client's. */
  timeout?: number;
}

interface ClientOptions<Asked extends Call> {
  /** Who asks, and in which language. */
  headersOf: (call: Asked) => Readonly<Record<string, string>>;
  /** The open session's token. */
  token: () => string | null;
  /** The open session's token was refused. A slow answer to a former session tells nothing about this one. */
  onSessionRefused: (failure: ApiError) => void;
  /** What a refusal throws. */
  failureOf: (status: number, refusal: Refusal, statusText: string) => ApiError;
  /** Sees the headers of every answer. */
  onAnswer?: (headers: Headers) => void;
  /** Milliseconds until a call counts as unanswered; it waits as long as the browser does without. */
  timeout?: number;
}

/** The calls of one app: with its session and its language, failing with its own errors. */
export interface HttpClient<Asked extends Call> {
  /** Throws `ApiError` for a refusal and where nothing is answered, and what `signal` was aborted with. */
  send: (path: string, call: Asked) => Promise<Response>;
  /** A call that answers JSON. */
  json: <Answer>(path: string, call: Asked) => Promise<Answer>;
  /** A call that answers a file. */
  file: (path: string, call: Asked) => Promise<Blob>;
  /** What a call is sent with, what its refusal throws, and what it throws when nobody answers. */
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
  const { token, onSessionRefused, failureOf, onAnswer, timeout } = options;
  const offline = (): ApiError => failureOf(0, OFFLINE, '');
  const headersOf = (call: Asked): Headers =>
    new Headers({ Accept: JSON_TYPE, ...options.headersOf(call), ...call.headers });

  function refused({ status, statusText, body }: RefusedAnswer, sent: Headers): ApiError {
    const failure = failureOf(status, readRefusal(status, body), statusText);
    const open = token();
    if (status === 401 && open && sent.get('Authorization') === `Bearer ${open}`) onSessionRefused(failure);
    return failure;
  }

  /** What a broken connection throws, unless the caller has cancelled the call. */
  const broken = (error: unknown, call: Asked): unknown => (call.signal?.aborted ? error : offline());

  /** Runs a part of a call that has to be over in time, with the signal that ends it. */
  async function inTime<Answer>(call: Asked, run: (signal: AbortSignal | null) => Promise<Answer>): Promise<Answer> {
    const { signal = null } = call;
    const milliseconds = call.timeout ?? timeout;
    if (milliseconds === undefined || milliseconds === Number.POSITIVE_INFINITY) return run(signal);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), milliseconds);
    return run(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal).finally(() => clearTimeout(timer));
  }

  /** What is sent outside of `read` has to begin in time: a long file or stream may go on. */
  const send = (path: string, call: Asked): Promise<Response> => inTime(call, (signal) => request(path, call, signal));

  async function request(path: string, call: Asked, signal: AbortSignal | null): Promise<Response> {
    const { body, contentType } = bodyOf(call.body);
    const headers = headersOf(call);
    if (contentType) headers.set('Content-Type', contentType);
    const { method = 'GET', keepalive } = call;
    const response = await fetch(path, { method, headers, body, keepalive, signal }).catch((error: unknown) => {
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
