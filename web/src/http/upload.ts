import type { Call, HttpClient } from './http-client';

/** An upload under way. */
export interface Upload<Answer> {
  /** Rejects with `ApiError`, or with an `AbortError` when it was cancelled. */
  done: Promise<Answer>;
  cancel: () => void;
}

interface FormToSend<Asked extends Call> {
  method: 'POST' | 'PATCH' | 'PUT';
  form: FormData;
  /** Who asks, as for any other call. */
  call: Asked;
  /** The share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Whether a call was cancelled, which is no failure. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends a form with files and tells how much of it has gone, which `fetch` cannot. Answers JSON. */
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
