import { hasStatus } from '@homologa/web/http/api-error';
import { type Call, createHttpClient } from '@homologa/web/http/http-client';
import { createRequestKeys } from '@homologa/web/http/request-keys';
import { uploadForm as sendForm } from '@homologa/web/http/upload';
import type { fetchUtils } from 'react-admin';
import { getSession, sessionRenewed, suspendSession } from '../auth/session-store';
import { currentLocale } from '../i18n/locale';
import { ApiError } from './api-error';
import { rememberRequestId } from './last-request';
import { beginWaiting } from './waiting';

interface ConsoleCall extends Call {
  /** For the login call, whose 401 is an answer to what was typed and ends no session. */
  keepsSession?: boolean;
  /** A POST that may be sent again as it is: nothing comes about, or nobody is signed in yet. */
  isQuestion?: boolean;
  /** Nobody waits for it: it runs by itself, beside what a person does. */
  isQuiet?: boolean;
}

/** Milliseconds until a call is given up that the server leaves unanswered. */
const UNANSWERED_AFTER = 30_000;

const keys = createRequestKeys();

/** Sends what creates or sends something under a key of its own: pressed again unanswered, it is done once. */
function keyed<Answer>(path: string, call: ConsoleCall, run: (call: ConsoleCall) => Promise<Answer>): Promise<Answer> {
  if (call.method !== 'POST' || call.isQuestion || call.body instanceof FormData) return run(call);
  const from = getSession().companyId ?? '';
  return keys.with(`${from} ${path}`, call.body, (key) =>
    run({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } }),
  );
}

/** Who asks, for which of their companies, and in which language. */
function headersOf({ keepsSession }: ConsoleCall): Record<string, string> {
  const { token, companyId } = getSession();
  return {
    'Accept-Language': currentLocale(),
    ...(token && !keepsSession ? { Authorization: `Bearer ${token}` } : {}),
    ...(token && !keepsSession && companyId ? { 'X-Company-Id': companyId } : {}),
  };
}

/**
 * Waits for an answer, which shows when it takes long. Where the session was over, the call is held until the person
 * has logged in again over the page, and then made anew; it fails where they leave instead. A refused call has done
 * nothing, so it may be made again.
 */
async function answered<Answer>(call: ConsoleCall, run: (call: ConsoleCall) => Promise<Answer>): Promise<Answer> {
  // What carries files takes as long as the line does.
  const timed = call.body instanceof FormData ? { timeout: Number.POSITIVE_INFINITY, ...call } : call;
  for (;;) {
    const session = getSession();
    const end = call.isQuiet ? undefined : beginWaiting();
    try {
      return await run(timed);
    } catch (error) {
      if (!hasStatus(error, 401) || call.keepsSession) throw error;
      end?.();
      if (!(await sessionRenewed(session))) throw error;
    } finally {
      end?.();
    }
  }
}

/** The calls with the signed-in person's session, whose end keeps the page that was asked for. */
const client = createHttpClient<ConsoleCall>({
  timeout: UNANSWERED_AFTER,
  headersOf,
  token: () => getSession().token,
  onSessionRefused: () => suspendSession(window.location.pathname + window.location.search),
  failureOf: (status, refusal, statusText) => new ApiError(status, refusal, statusText, currentLocale()),
  onAnswer: (headers) => rememberRequestId(headers.get('X-Request-Id')),
});

/** One call of the API. Throws `ApiError`, and an `AbortError` where its `signal` was aborted. */
export const send = (path: string, call: ConsoleCall = {}): Promise<Response> =>
  keyed(path, call, (own) => answered(own, (timed) => client.send(path, timed)));

/** A call that answers JSON. */
export const callJson = <Answer>(path: string, call: ConsoleCall = {}): Promise<Answer> =>
  keyed(path, call, (own) => answered(own, (timed) => client.json<Answer>(path, timed)));

/** A call whose answer nobody needs: it is read all the same, or it would hold on to its connection. */
export async function callVoid(path: string, call: ConsoleCall): Promise<void> {
  await (await send(path, call)).arrayBuffer();
}

/** Sends a form with files and tells how much of it has gone, from 0 to 1. Answers JSON. */
export const uploadForm = <Answer>(
  method: 'PATCH' | 'POST',
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Answer> =>
  answered(
    { body: form },
    () => sendForm<Answer, ConsoleCall>(client, path, { method, form, call: {}, onProgress }).done,
  );

/** The client of ra-data-simple-rest, whose bodies are JSON already. */
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
