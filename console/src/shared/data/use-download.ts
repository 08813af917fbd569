import { useIsMutating } from '@tanstack/react-query';
import { downloadFile } from '../http/download';
import { useAction } from './use-action';

const KEY = ['download'] as const;

/** Downloads a file; ignores a second download while any download is running. */
export function useDownload() {
  const running = useIsMutating({ mutationKey: KEY });
  const download = useAction(({ path, fileName }: { path: string; fileName: string }) => downloadFile(path, fileName), {
    key: KEY,
  });
  return {
    isBusy: download.isPending,
    start: (path: string, fileName: string) => {
      if (running === 0) download.mutate({ path, fileName });
    },
  };
}
