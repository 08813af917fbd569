import CloseIcon from '@mui/icons-material/Close';
import { Box, Card, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { send } from '../http/http-client';
import { useText } from '../i18n/use-text';
import { ErrorState } from '../ui/ErrorState';
import { BELOW_HEADER } from '../ui/header-height';
import { FILES } from './files.texts';
import { useViewer, type ViewedFile, viewedTypeOf } from './viewed-file';

const PdfPages = lazy(() => import('./PdfPages'));

/** The file that was opened, below the page's header; nothing while there is none. */
export function FileViewer() {
  const viewer = useViewer();
  return viewer?.file && <Viewer key={viewer.file.path} file={viewer.file} onClose={() => viewer.view(null)} />;
}

function Viewer({ file, onClose }: { file: ViewedFile; onClose: () => void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { path, name } = file;
  const { data, error, refetch } = useQuery({
    queryKey: ['viewed-file', path],
    queryFn: async () => (await send(path)).arrayBuffer(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{
        p: 1.5,
        display: 'flex',
        flexDirection: 'column',
        position: { lg: 'sticky' },
        top: { lg: `calc(${BELOW_HEADER} + 16px)` },
        height: { xs: '70vh', lg: `calc(100vh - ${BELOW_HEADER} - 32px)` },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" noWrap sx={{ flex: 1 }}>
          {name}
        </Typography>
        <Tooltip title={t(FILES.close)}>
          <IconButton aria-label={t(FILES.close)} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Tooltip>
      </Box>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Shown bytes={data} name={name} />
      ) : (
        <Skeleton variant="rounded" sx={{ flex: 1 }} />
      )}
    </Card>
  );
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

/** A picture runs nothing: its type is one of ours, whatever its bytes are. */
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
    // One that is wider than its place is looked at by its scroll bars, and so by keyboard.
    <Box tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      <Box component="img" ref={image} alt={name} sx={{ maxWidth: '100%' }} onError={() => setBroken(true)} />
    </Box>
  );
}
