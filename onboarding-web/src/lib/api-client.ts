import { ApiError } from '@homologa/web/http/api-error';
import { type Call, createHttpClient } from '@homologa/web/http/http-client';
import { storage } from '@homologa/web/state/storage';
import { linkTokenOf, type OnboardingKey } from './link-tokens';
import { currentSession, expireSession } from './session-store';

const TIMEOUT_MS = 30_000;

export interface CallOptions extends Pick<Call, 'body' | 'keepalive' | 'signal'> {
  /** Whose mailed link is sent along. */
  key?: OnboardingKey;
  /** Previews of a draft are seen by its company: there the console's session speaks. */
  preview?: boolean;
  /** Whose session, where it is not the one that is open. */
  session?: string;
  /** The language that the answer should lead to, where it is not the browser's. */
  language?: string;
}

/** The console's session in this browser, for previews only: it is read, never changed. */
const consoleToken = (): string | null => storage.getItem('homologa.session');

/** Who is asking: the account's session and, beside it, the mailed link's secret. */
function headersOf({ key, preview, session: named, language }: CallOptions): Record<string, string> {
  const session = preview ? consoleToken() : (named ?? currentSession()?.token ?? null);
  const link = key && !preview ? linkTokenOf(key) : null;
  return {
    ...(session ? { Authorization: `Bearer ${session}` } : {}),
    ...(link ? { 'X-Onboarding-Token': link } : {}),
    ...(language ? { 'Accept-Language': language } : {}),
  };
}

/** The calls with the supplier's session. They throw `ApiError`, `offline` when nothing answered within 30 seconds. */
export const client = createHttpClient<Call & CallOptions>({
  headersOf,
  token: () => currentSession()?.token ?? null,
  // Wrong credentials are refused too, and end no session.
  onSessionRefused: ({ code }) => code === 'unauthenticated' && expireSession(),
  failureOf: (status, refusal) => new ApiError(status, refusal),
  timeout: TIMEOUT_MS,
});

/** One call of the API: JSON in, JSON out. Throws `ApiError`. */
export const call = <T>(method: Call['method'], path: string, options: CallOptions = {}): Promise<T> =>
  client.json<T>(path, { ...options, method });

/** A file of the API. Throws `ApiError`. */
export const callForFile = (path: string, options: CallOptions = {}): Promise<Blob> => client.file(path, options);
