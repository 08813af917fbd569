import { credentialsOf, noteRefusal } from './api-client';
import { offlineError, parseFailure } from './api-error';
import type { OnboardingKey } from './link-tokens';
import { countUpload } from './running-uploads';

export interface UploadOptions {
  key: OnboardingKey;
  parts?: Record<string, string>;
  file: File;
  /** What the file's part is called. */
  field?: string;
  /** Share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

export interface RunningUpload<T> {
  done: Promise<T>;
  cancel: () => void;
}

/**
 * Sends one file as multipart, text parts first. `fetch` cannot tell how much has been sent, so this is an
 * XMLHttpRequest. `done` rejects with ApiError; a cancelled upload with an `AbortError`.
 */
export function upload<T>(
  method: string,
  path: string,
  { key, parts = {}, file, field = 'file', onProgress }: UploadOptions,
): RunningUpload<T> {
  const request = new XMLHttpRequest();
  const done = new Promise<T>((resolve, reject) => {
    const headers = credentialsOf({ key });
    request.open(method, path);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(offlineError()));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) {
        try {
          resolve(JSON.parse(request.responseText) as T);
        } catch {
          reject(offlineError());
        }
        return;
      }
      const failure = parseFailure(request.status, request.responseText);
      if (request.status === 401) noteRefusal(failure.code, headers);
      reject(failure);
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.append(name, value);
    form.append(field, file);
    request.send(form);
  });
  countUpload(done);
  return { done, cancel: () => request.abort() };
}
