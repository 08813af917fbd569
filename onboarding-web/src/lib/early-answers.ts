interface EarlyAnswer {
  /** Headers of the request; null for a public response, which is the same for all credentials. */
  headers: Readonly<Record<string, string>> | null;
  answer: Promise<Response>;
}

/** Request headers that change the response, so that an early response must not be used for other credentials. */
const CREDENTIALS = ['Authorization', 'X-Onboarding-Token'] as const;
const TIMEOUT_MS = 30_000;

const early = new Map<string, EarlyAnswer>();

/** Sends a GET request before the app is loaded. The app's first API call with the same path uses the response. */
export function askEarly(path: string, headers: Readonly<Record<string, string>>): void {
  const answer = fetch(path, {
    headers: { Accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Prevents an unhandled rejection if the early request fails before the app calls the same path; the app's call
  // reports the failure.
  answer.catch(() => {});
  early.set(path, { headers, answer });
}

/** Stores a response that the server embedded in the document. */
export function putEarly(path: string, json: string): void {
  early.set(path, { headers: null, answer: Promise.resolve(new Response(json)) });
}

/** Returns the early response to a call and removes it. Null if there is no early request with the same credentials. */
export function takeEarly(path: string, sent: Headers): Promise<Response> | null {
  const found = early.get(path);
  if (!found) return null;
  early.delete(path);
  const { headers, answer } = found;
  const isSame = headers === null || CREDENTIALS.every((name) => (sent.get(name) ?? '') === (headers[name] ?? ''));
  return isSame ? answer : null;
}

/** Resolves when all early requests have succeeded or failed. */
export const earlyAnswers = (): Promise<unknown> => Promise.allSettled([...early.values()].map(({ answer }) => answer));
