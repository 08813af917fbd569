import type { Call, HttpClient } from './http-client';

export interface Upload<Answer> {
  /** Rejects with `ApiError`, or with an `AbortError` after `cancel`. */
  done: Promise<Answer>;
  cancel: () => void;
}

interface BodyToSend<Asked extends Call> {
  method: 'POST' | 'PATCH' | 'PUT';
  body: FormData | Blob;
  call: Asked;
  onProgress: (sent: { loaded: number; total: number }) => void;
  /** Milliseconds without progress or answer after which the connection counts as lost; no limit if omitted. */
  stallMs?: number;
}

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends a body through `XMLHttpRequest`, because `fetch` reports no upload progress. Expects a JSON response. */
export function uploadBody<Answer, Asked extends Call>(
  client: Pick<HttpClient<Asked>, 'headersOf' | 'refused' | 'offline'>,
  path: string,
  { method, body, call, onProgress, stallMs }: BodyToSend<Asked>,
): Upload<Answer> {
  const request = new XMLHttpRequest();
  const headers = client.headersOf(call);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = new Promise<Answer>((resolve, reject) => {
    const watch = (): void => {
      clearTimeout(timer);
      if (stallMs === undefined) return;
      timer = setTimeout(() => {
        // Before the abort, whose event would reject with an `AbortError`.
        reject(client.offline());
        request.abort();
      }, stallMs);
    };
    request.open(method, path);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch();
      if (total > 0) onProgress({ loaded, total });
    });
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('error', () => reject(client.offline()));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status >= 300) {
        reject(client.refused({ status, statusText, body: responseText }, headers));
        return;
      }
      try {
        resolve(JSON.parse(responseText) as Answer);
      } catch {
        reject(client.offline());
      }
    });
    watch();
    request.send(body);
  });
  return { done, cancel: () => request.abort() };
}
