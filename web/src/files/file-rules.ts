import type { ConfigResponse } from '@homologa/domain/wire/config.contract';

export type FileRefusal = 'file_required' | 'file_too_large' | 'file_type_not_allowed';

const BYTES_PER_MB = 1024 * 1024;

/**
 * Checks a file before its upload: it must not be empty, too large or of an unsupported extension. The server validates
 * the content. Returns null if nothing is wrong or if the limits are not loaded yet.
 */
export function validateFile(
  file: { name: string; size: number },
  uploads: ConfigResponse['uploads'] | null,
): FileRefusal | null {
  if (file.size === 0) return 'file_required';
  if (!uploads) return null;
  if (file.size > uploads.max_mb * BYTES_PER_MB) return 'file_too_large';
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  return uploads.extensions.includes(extension) ? null : 'file_type_not_allowed';
}
