import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from './http-client';

/** An address for `<img>` of a picture that needs the session's token; null while there is none. */
export function useFileUrl(path: string | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['picture', path],
    queryFn: async ({ signal }) => (await send(path ?? '', { signal, headers: { Accept: 'image/*' } })).blob(),
    enabled: Boolean(path),
    staleTime: 300_000,
  });
  useEffect(() => {
    if (!data) {
      setUrl(null);
      return undefined;
    }
    const address = URL.createObjectURL(data);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return url;
}
