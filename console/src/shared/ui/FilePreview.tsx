import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../http/http-client';
import { Loaded } from './Loaded';

/** What a browser shows without running anything of it. */
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const PDF = 'application/pdf';

interface FilePreviewProps {
  path: string;
  /** The type of its content, as the server found it. */
  mime: string;
  title: string;
  /** Said of a file that cannot be shown. */
  otherwise: string;
}

/** An address of bytes while they are shown. */
function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

function Shown({ blob, mime, title }: { blob: Blob; mime: string; title: string }) {
  const url = useObjectUrl(blob);
  if (!url) return null;
  if (mime !== PDF) {
    return <Box component="img" src={url} alt={title} sx={{ display: 'block', maxWidth: '100%', borderRadius: 1 }} />;
  }
  return (
    <Box
      component="iframe"
      src={url}
      title={title}
      sx={{ display: 'block', width: '100%', height: { xs: '70vh', lg: '75vh' }, border: 0, borderRadius: 1 }}
    />
  );
}

/** A file that needs the session's token, shown in the page: a picture or a PDF. */
export function FilePreview({ path, mime, title, otherwise }: FilePreviewProps) {
  const isShown = mime === PDF || PICTURES.includes(mime);
  const query = useQuery({
    queryKey: ['file', path],
    // Of the type that was found, whatever the answer says of itself.
    queryFn: async ({ signal }) => new Blob([await (await send(path, { signal })).arrayBuffer()], { type: mime }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  if (!isShown) return <Typography sx={{ color: 'text.secondary' }}>{otherwise}</Typography>;
  return <Loaded query={query}>{(blob) => <Shown blob={blob} mime={mime} title={title} />}</Loaded>;
}
