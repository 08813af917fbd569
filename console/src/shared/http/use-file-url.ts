import { useQuery } from '@tanstack/react-query';
import { send } from './http-client';

/** Text that an `<img>` can show, so that nothing has to be released later. */
function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** An address for `<img>` of a picture that needs the session's token; null while there is none. */
export function useFileUrl(path: string | null | undefined): string | null {
  const { data } = useQuery({
    queryKey: ['picture', path],
    queryFn: async ({ signal }) =>
      readAsDataUrl(await (await send(path ?? '', { signal, headers: { Accept: 'image/*' } })).blob()),
    enabled: Boolean(path),
    staleTime: 300_000,
  });
  return data ?? null;
}
