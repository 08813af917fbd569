import { saveFile } from '@homologa/web/files/save-file';
import { fileNameOf } from './file-name';
import { send } from './http-client';

/** Fetches a file with the session's token and saves it as a download. Throws `ApiError`. */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const response = await send(path, { headers: { Accept: '*/*' } });
  saveFile(await response.blob(), fileNameOf(response.headers.get('content-disposition'), fallbackName));
}
