import { ApiError } from '@homologa/web/http/api-error';
import { type Call, createHttpClient } from '@homologa/web/http/http-client';
import { CONSOLE_SESSION_KEY } from '@homologa/web/state/console-session';
import { storage } from '@homologa/web/state/storage';
import { takeEarly } from './early-answers';
import { linkTokenOf, type OnboardingKey } from './link-tokens';
import { currentSession, expireSession, tellLinkClosed } from './session-store';

const TIMEOUT_MS = 30_000;

export interface CallOptions extends Pick<Call, 'body' | 'keepalive' | 'signal'> {
  /** Supplier whose link token (from the mailed onboarding link) is sent with the request. */
  key?: OnboardingKey;
  /**
   * Sends the session of the client's console with the request, because only users of the client may preview a draft.
   */
  preview?: boolean;
  /** Session token; defaults to the token of the current session. */
  session?: string;
  /** Value of the `Accept-Language` header; defaults to the header that the browser sends. */
  language?: string;
}

const consoleToken = (): string | null => storage.getItem(CONSOLE_SESSION_KEY);

function headersOf({ key, preview, session: named, language }: CallOptions): Record<string, string> {
  const session = preview ? consoleToken() : (named ?? currentSession()?.token ?? null);
  const link = key && !preview ? linkTokenOf(key) : null;
  return {
    ...(session ? { Authorization: `Bearer ${session}` } : {}),
    ...(link ? { 'X-Onboarding-Token': link } : {}),
    ...(language ? { 'Accept-Language': language } : {}),
  };
}

/**
 * API client that sends the supplier's session. Throws `ApiError`; its code is `offline` if no response arrives within
 * 30 seconds.
 */
export const client = createHttpClient<Call & CallOptions>({
  headersOf,
  token: () => currentSession()?.token ?? null,
  // Wrong credentials also return 401, but must not end the session.
  onSessionRefused: ({ code }) => code === 'unauthenticated' && expireSession(),
  failureOf: (status, refusal) => {
    if (refusal.code === 'link_closed') tellLinkClosed();
    return new ApiError(status, refusal);
  },
  timeout: TIMEOUT_MS,
  earlyAnswer: takeEarly,
});

export const call = <T>(method: Call['method'], path: string, options: CallOptions = {}): Promise<T> =>
  client.json<T>(path, { ...options, method });

/** Throws `ApiError`. */
export const callForFile = (path: string, options: CallOptions = {}): Promise<Blob> => client.file(path, options);
