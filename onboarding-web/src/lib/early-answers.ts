interface EarlyAnswer {
  /** Null: the answer is public, the same for all credentials. */
  headers: Readonly<Record<string, string>> | null;
  answer: Promise<Response>;
}

/** Headers that decide what the server answers: an answer for other credentials must not be used. */
const CREDENTIALS = ['Authorization', 'X-Onboarding-Token'] as const;
const TIMEOUT_MS = 30_000;

const early = new Map<string, EarlyAnswer>();

/** Sends a GET before the app is loaded; the app's first call of the same path takes its answer. */
export function askEarly(path: string, headers: Readonly<Record<string, string>>): void {
  const answer = fetch(path, {
    headers: { Accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // The app's call reports the failure; without this, a failure before that call is an unhandled rejection.
  answer.catch(() => {});
  early.set(path, { headers, answer });
}

/** Keeps an answer that came with the document itself. */
export function putEarly(path: string, json: string): void {
  early.set(path, { headers: null, answer: Promise.resolve(new Response(json)) });
}

/** The early answer to this call, at most once; null if none was asked with the same credentials. */
export function takeEarly(path: string, sent: Headers): Promise<Response> | null {
  const found = early.get(path);
  if (!found) return null;
  early.delete(path);
  const { headers, answer } = found;
  const isSame = headers === null || CREDENTIALS.every((name) => (sent.get(name) ?? '') === (headers[name] ?? ''));
  return isSame ? answer : null;
}

/** Resolves when all early answers have arrived or failed. */
export const earlyAnswers = (): Promise<unknown> => Promise.allSettled([...early.values()].map(({ answer }) => answer));
