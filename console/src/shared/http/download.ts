import { fileNameOf } from './file-name';
import { send } from './http-client';

/** Has the browser save some bytes under a name. */
export function handToBrowser(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Fetches a file with the session's token and hands it to the browser. Throws `ApiError`. */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const response = await send(path, { headers: { Accept: '*/*' } });
  handToBrowser(await response.blob(), fileNameOf(response.headers.get('content-disposition'), fallbackName));
}
