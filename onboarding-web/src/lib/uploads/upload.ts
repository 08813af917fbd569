import type { UploadProgressResponse } from '@homologa/domain/wire/upload-parts.contract';
import { type Upload, uploadBody } from '@homologa/web/http/upload';
import { type CallOptions, call, client } from '../api-client';
import type { OnboardingKey } from '../link-tokens';
import { countUpload } from '../running-uploads';
import { supplierPath } from '../supplier-path';
import { pauseUntilOnline, sendInParts } from './send-in-parts';

/** Longer than the pause that the server accepts: a phone whose line has changed waits for an answer that never comes. */
const STALL_MS = 75_000;

export interface UploadHooks {
  /** Id of the upload; the same id continues an upload that was interrupted. */
  id: string;
  /** True if no part was sent under this id. */
  isNew: boolean;
  /** Share received so far, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with true when the connection is lost, with false when the upload continues by itself. */
  onPause: (isPaused: boolean) => void;
}

interface UploadOptions extends UploadHooks {
  key: OnboardingKey;
  parts?: Record<string, string>;
  file: File;
  /** Question whose stored file the upload replaces, so that both need no room beside each other. */
  replacedQuestionId?: string;
}

/**
 * Sends a file in parts that continue after a cut, then calls `path` with the upload's id in place of the file. `parts`
 * are the further text parts of that call.
 */
export function upload<T>(
  method: 'POST' | 'PATCH' | 'PUT',
  path: string,
  { key, parts = {}, file, id, replacedQuestionId, ...hooks }: UploadOptions,
): Upload<T> {
  const control = new AbortController();
  const { signal } = control;
  const place = `${supplierPath(key)}/uploads/${id}`;
  const of = replacedQuestionId === undefined ? '' : `&question_id=${replacedQuestionId}`;
  const send = async <Answer>(
    verb: 'POST' | 'PATCH' | 'PUT',
    address: string,
    body: FormData | Blob,
    onBytes?: (sent: number) => void,
  ): Promise<Answer> => {
    const running = uploadBody<Answer, CallOptions>(client, address, {
      method: verb,
      body,
      call: { key },
      onProgress: ({ loaded }) => onBytes?.(loaded),
      stallMs: STALL_MS,
    });
    signal.addEventListener('abort', running.cancel);
    return running.done.finally(() => signal.removeEventListener('abort', running.cancel));
  };
  const done = sendInParts<T>(
    file,
    {
      async put(offset, part, onBytes) {
        const address = `${place}?size=${file.size}&offset=${offset}${of}`;
        return (await send<UploadProgressResponse>('PUT', address, part, onBytes)).received;
      },
      ask: async () => (await call<UploadProgressResponse>('GET', place, { key, signal })).received,
      finish: () => send<T>(method, path, formOf({ ...parts, upload_id: id, file_name: file.name })),
    },
    { ...hooks, signal, pause: pauseUntilOnline, now: () => performance.now() },
  );
  countUpload(done);
  return { done, cancel: () => control.abort() };
}

function formOf(parts: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}
