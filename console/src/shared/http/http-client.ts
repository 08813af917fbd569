import { hasStatus, isApiError } from '@homologa/web/http/api-error';
import { type Call, createHttpClient } from '@homologa/web/http/http-client';
import { createRequestKeys } from '@homologa/web/http/request-keys';
import { uploadBody } from '@homologa/web/http/upload';
import type { fetchUtils } from 'react-admin';
import { idleSeconds } from '../auth/last-input';
import { proofGiven } from '../auth/proof';
import { getSession, sessionRenewed, suspendSession } from '../auth/session-store';
import { currentLocale } from '../i18n/locale';
import { ApiError } from './api-error';
import { rememberRequestId } from './last-request';
import { beginWaiting } from './waiting';

interface ConsoleCall extends Call {
  /** True for the login call: its 401 means wrong credentials and must not end the session. */
  keepsSession?: boolean;
  /**
   * True for a POST that is sent without an idempotency key, because repeating it has no side effects or the caller has
   * no session yet.
   */
  isQuestion?: boolean;
  isQuiet?: boolean;
}

/** Timeout of an API call in milliseconds. */
const UNANSWERED_AFTER = 30_000;

const keys = createRequestKeys();

/**
 * Sends a POST with an idempotency key, so that the server executes the call only once even if it is retried after a
 * lost response.
 */
function keyed<Answer>(path: string, call: ConsoleCall, run: (call: ConsoleCall) => Promise<Answer>): Promise<Answer> {
  if (call.method !== 'POST' || call.isQuestion || call.body instanceof FormData) return run(call);
  const from = getSession().companyId ?? '';
  return keys.with(`${from} ${path}`, call.body, (key) =>
    run({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } }),
  );
}

function headersOf({ keepsSession }: ConsoleCall): Record<string, string> {
  const { token, companyId } = getSession();
  return {
    'Accept-Language': currentLocale(),
    // Lets the server end an idle session although the open page goes on calling it by itself.
    'X-Idle-Seconds': String(idleSeconds()),
    ...(token && !keepsSession ? { Authorization: `Bearer ${token}` } : {}),
    ...(token && !keepsSession && companyId ? { 'X-Company-Id': companyId } : {}),
  };
}

/**
 * Runs the call and shows a progress bar if it takes long. After a 401, which means that the server has not executed
 * the call, waits until the user has logged in again and repeats the call. Throws the 401 if the user leaves. After
 * `step_up_required` asks for the second factor or the password, likewise.
 */
async function answered<Answer>(call: ConsoleCall, run: (call: ConsoleCall) => Promise<Answer>): Promise<Answer> {
  // Uploads have no timeout: the client's bandwidth decides.
  const timed = call.body instanceof FormData ? { timeout: Number.POSITIVE_INFINITY, ...call } : call;
  for (;;) {
    const session = getSession();
    const end = call.isQuiet ? undefined : beginWaiting();
    try {
      return await run(timed);
    } catch (error) {
      const asksProof = isApiError(error, 'step_up_required');
      if (!(asksProof || hasStatus(error, 401)) || call.keepsSession) throw error;
      end?.();
      if (!(await (asksProof ? proofGiven() : sessionRenewed(session)))) throw error;
    } finally {
      end?.();
    }
  }
}

/** HTTP client with the user's session. A 401 suspends the session and keeps the page's address. */
const client = createHttpClient<ConsoleCall>({
  timeout: UNANSWERED_AFTER,
  headersOf,
  token: () => getSession().token,
  onSessionRefused: () => suspendSession(window.location.pathname + window.location.search),
  failureOf: (status, refusal, statusText) => new ApiError(status, refusal, statusText, currentLocale()),
  onAnswer: (headers) => rememberRequestId(headers.get('X-Request-Id')),
});

/** Sends a call to the API. Throws `ApiError`, or `AbortError` after its `signal` was aborted. */
export const send = (path: string, call: ConsoleCall = {}): Promise<Response> =>
  keyed(path, call, (own) => answered(own, (timed) => client.send(path, timed)));

export const callJson = <Answer>(path: string, call: ConsoleCall = {}): Promise<Answer> =>
  keyed(path, call, (own) => answered(own, (timed) => client.json<Answer>(path, timed)));

/** Reads and discards the response body, so that the connection is released. */
export async function callVoid(path: string, call: ConsoleCall): Promise<void> {
  await (await send(path, call)).arrayBuffer();
}

export const uploadForm = <Answer>(
  method: 'PATCH' | 'POST',
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Answer> =>
  answered(
    { body: form },
    () =>
      uploadBody<Answer, ConsoleCall>(client, path, {
        method,
        body: form,
        call: {},
        onProgress: ({ loaded, total }) => onProgress(loaded / total),
      }).done,
  );

/** HTTP client for ra-data-simple-rest, which passes bodies as JSON strings. */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const response = await send(url, {
    method: options.method as Call['method'],
    headers: Object.fromEntries(new Headers(options.headers)),
    body: typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : undefined,
    signal: options.signal,
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: JSON.parse(body) as unknown };
}
