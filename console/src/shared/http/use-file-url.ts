import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../data/provider/use-provider';

/** Uses a data URL, because an object URL would have to be released. */
function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

export function useFileUrl(path: string | null | undefined): string | null {
  const dataProvider = useProvider();
  const { data } = useQuery({
    queryKey: ['picture', path],
    queryFn: async ({ signal }) => readAsDataUrl(await dataProvider.getFile(path ?? '', { signal, accept: 'image/*' })),
    enabled: Boolean(path),
    staleTime: 300_000,
  });
  return data ?? null;
}
