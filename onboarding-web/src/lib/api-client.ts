import { offlineError, parseFailure } from './api-error';
import { linkTokenOf, type OnboardingKey } from './link-tokens';
import { currentSession, forgetSession } from './session-store';
import { storage } from './storage';

const TIMEOUT_MS = 30_000;
const JSON_TYPE = 'application/json';

export interface CallOptions {
  body?: unknown;
  /** Whose mailed link is sent along. */
  key?: OnboardingKey;
  /** Previews of a draft are seen by its company: there the console's session speaks. */
  preview?: boolean;
  /** Whose session, where it is not the one that is open. */
  session?: string;
  /** The language that the answer should lead to, where it is not the browser's. */
  language?: string;
  /** It has to arrive though the page is gone by then. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** The console's session in this browser, for previews only: it is read, never changed (wire.md B4, B6). */
const consoleToken = (): string | null => storage.getItem('homologa.session');

type Asking = Pick<CallOptions, 'key' | 'preview' | 'session'>;

/** Who is asking: the account's session and, beside it, the mailed link's secret (wire.md B1). */
export function credentialsOf({ key, preview, session: named }: Asking): Record<string, string> {
  const session = preview ? consoleToken() : (named ?? currentSession()?.token ?? null);
  const link = key && !preview ? linkTokenOf(key) : null;
  return {
    ...(session ? { Authorization: `Bearer ${session}` } : {}),
    ...(link ? { 'X-Onboarding-Token': link } : {}),
  };
}

/** A 401 to a call that carried the session ends it (supplier-onboarding.md section 7); wrong credentials do not. */
export function noteRefusal(code: string, headers: Record<string, string>): void {
  const isOwn = headers.Authorization === `Bearer ${currentSession()?.token}`;
  if (code === 'unauthenticated' && isOwn) forgetSession();
}

async function send(method: string, path: string, options: CallOptions, accept: string): Promise<Response> {
  const headers: Record<string, string> = { Accept: accept, ...credentialsOf(options) };
  if (options.body !== undefined) headers['Content-Type'] = JSON_TYPE;
  if (options.language) headers['Accept-Language'] = options.language;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      credentials: 'omit',
      keepalive: options.keepalive,
    });
  } catch {
    throw offlineError();
  }
  if (response.ok) return response;
  const failure = parseFailure(response.status, await response.text().catch(() => ''));
  if (response.status === 401) noteRefusal(failure.code, headers);
  throw failure;
}

/** One call of the API: JSON in, JSON out. Throws ApiError, `offline` when nothing answered within 30 seconds. */
export async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  const response = await send(method, path, options, JSON_TYPE);
  try {
    return (await response.json()) as T;
  } catch {
    throw offlineError();
  }
}

/** A file of the API. Throws ApiError. */
export async function callForFile(path: string, options: CallOptions = {}): Promise<Blob> {
  const response = await send('GET', path, options, '*/*');
  try {
    return await response.blob();
  } catch {
    throw offlineError();
  }
}
