import { errorMessage } from '@homologa/domain/errors/error-codes';
import { getSession } from '../auth/session-store';
import { currentLocale } from '../i18n/locale';
import { ApiError } from './api-error';
import { endRefusedSession, sessionHeaders } from './http-client';

/**
 * Sends a form with files and tells how much of it has gone, from 0 to 1: fetch cannot. Answers JSON, throws
 * `ApiError` as every call does.
 */
export function uploadForm<Answer>(
  method: 'PATCH' | 'POST',
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Answer> {
  const { token } = getSession();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', currentLocale());
    for (const [name, value] of sessionHeaders()) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('error', () => {
      const unreachable = { error: errorMessage('service_unavailable'), code: 'service_unavailable' };
      reject(new ApiError(0, JSON.stringify(unreachable), '', currentLocale()));
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) {
        resolve(JSON.parse(responseText) as Answer);
        return;
      }
      endRefusedSession(status, token);
      reject(new ApiError(status, responseText, statusText, currentLocale()));
    });
    request.send(form);
  });
}
