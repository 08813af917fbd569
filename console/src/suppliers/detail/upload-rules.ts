import type { ConfigResponse } from '@homologa/domain/wire/config.contract';

type Uploads = ConfigResponse['uploads'];

const MEGABYTE = 1024 * 1024;

/** Why a file need not be sent at all, as an error code; the server judges by content. */
export function uploadRefusal(
  file: Pick<File, 'name' | 'size'>,
  { max_mb: maxMb, extensions }: Uploads,
): 'file_too_large' | 'file_type_not_allowed' | null {
  if (file.size > maxMb * MEGABYTE) return 'file_too_large';
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return extensions.includes(extension) ? null : 'file_type_not_allowed';
}
