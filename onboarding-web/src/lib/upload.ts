import { type Upload, uploadForm } from '@homologa/web/http/upload';
import { type CallOptions, client } from './api-client';
import type { OnboardingKey } from './link-tokens';
import { countUpload } from './running-uploads';

interface UploadOptions {
  key: OnboardingKey;
  parts?: Record<string, string>;
  file: File;
  /** What the file's part is called. */
  field?: string;
  /** Share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends one file as multipart, text parts first, and counts as under way until it is answered. */
export function upload<T>(
  method: 'POST' | 'PATCH' | 'PUT',
  path: string,
  { key, parts = {}, file, field = 'file', onProgress }: UploadOptions,
): Upload<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  form.append(field, file);
  const running = uploadForm<T, CallOptions>(client, path, { method, form, call: { key }, onProgress });
  countUpload(running.done);
  return running;
}
