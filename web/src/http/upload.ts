import type { Call, HttpClient } from './http-client';

export interface Upload<Answer> {
  /** Rejects with `ApiError`, or with an `AbortError` after `cancel`. */
  done: Promise<Answer>;
  cancel: () => void;
}

interface FormToSend<Asked extends Call> {
  method: 'POST' | 'PATCH' | 'PUT';
  form: FormData;
  call: Asked;
  /** Share uploaded so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Uploads a form through `XMLHttpRequest`, because `fetch` reports no upload progress. Expects a JSON response. */
export function uploadForm<Answer, Asked extends Call>(
  client: Pick<HttpClient<Asked>, 'headersOf' | 'refused' | 'offline'>,
  path: string,
  { method, form, call, onProgress }: FormToSend<Asked>,
): Upload<Answer> {
  const request = new XMLHttpRequest();
  const headers = client.headersOf(call);
  const done = new Promise<Answer>((resolve, reject) => {
    request.open(method, path);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
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
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}
