import { fileNameOf } from './file-name';
import { send } from './http-client';

/** Fetches a file with the session's token and hands it to the browser. Throws `ApiError`. */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const response = await send(path, { headers: { Accept: '*/*' } });
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(response.headers.get('content-disposition'), fallbackName);
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
