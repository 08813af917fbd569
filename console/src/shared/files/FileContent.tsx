import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useProvider } from '../data/provider/use-provider';
import { useText } from '../i18n/use-text';
import { ErrorState } from '../ui/states/ErrorState';
import { lazyPart } from '../ui/states/lazy-part';
import { FILES } from './files.texts';
import { type ViewedFile, viewedTypeOf } from './viewed-file';

const PdfPages = lazyPart(() => import('./PdfPages'));

export function FileContent({ file: { path, name } }: { file: ViewedFile }) {
  const dataProvider = useProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['files', 'getFile', path],
    queryFn: async () => (await dataProvider.getFile(path)).arrayBuffer(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Shown bytes={data} name={name} /> : <Skeleton variant="rounded" sx={{ flex: 1 }} />;
}

function Shown({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const type = viewedTypeOf(name);
  if (type === 'application/pdf') {
    return (
      <Suspense fallback={<Skeleton variant="rounded" sx={{ flex: 1 }} />}>
        <PdfPages bytes={bytes} name={name} />
      </Suspense>
    );
  }
  return <Picture bytes={bytes} name={name} type={type ?? 'image/png'} />;
}

/** Displays an image. Its type comes from `viewedTypeOf`, never from the file, so no script can run. */
function Picture({ bytes, name, type }: { bytes: ArrayBuffer; name: string; type: string }) {
  const t = useText();
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    if (image.current) image.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  if (isBroken) return <Typography role="alert">{t(FILES.unreadable)}</Typography>;
  return (
    // The box is focusable, so that a wide image can be scrolled by keyboard.
    <Box tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      <Box component="img" ref={image} alt={name} sx={{ maxWidth: '100%' }} onError={() => setBroken(true)} />
    </Box>
  );
}
