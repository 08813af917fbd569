import { type Upload, uploadForm } from '@homologa/web/http/upload';
import { type CallOptions, client } from './api-client';
import type { OnboardingKey } from './link-tokens';
import { countUpload } from './running-uploads';

interface UploadOptions {
  key: OnboardingKey;
  parts?: Record<string, string>;
  file: File;
  field?: string;
  onProgress: (share: number) => void;
}

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
