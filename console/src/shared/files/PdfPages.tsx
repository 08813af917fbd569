import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import LargerIcon from '@mui/icons-material/ZoomIn';
import SmallerIcon from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Skeleton, Typography } from '@mui/material';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text';
import { FILES } from './files.texts';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Zoom levels: page width relative to the viewer's width. */
const SCALES = [1, 1.5, 2, 3] as const;

type Opened = { document: PDFDocumentProxy } | 'unreadable' | null;

/**
 * Renders PDF pages to a canvas with pdf.js, so that all browsers show the same; scripts, forms and links are inactive.
 */
export default function PdfPages({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const t = useText();
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    // Copy the bytes, because pdf.js transfers them to its worker and they are unusable here afterwards.
    const task = getDocument({ data: bytes.slice(0), isEvalSupported: false, enableXfa: false });
    let isLeft = false;
    task.promise.then(
      (document) => !isLeft && setOpened(document.numPages > 0 ? { document } : 'unreadable'),
      () => !isLeft && setOpened('unreadable'),
    );
    return () => {
      isLeft = true;
      void task.destroy();
    };
  }, [bytes]);
  if (opened === null) return <Skeleton variant="rounded" sx={{ flex: 1 }} />;
  if (opened === 'unreadable') return <Typography role="alert">{t(FILES.unreadable)}</Typography>;
  return <Pages document={opened.document} name={name} />;
}

function Pages({ document, name }: { document: PDFDocumentProxy; name: string }) {
  const t = useText();
  const [number, setNumber] = useState(1);
  const [scale, setScale] = useState(0);
  const total = document.numPages;
  const label = t(FILES.page, { n: number, total });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton aria-label={t(FILES.previous)} disabled={number === 1} onClick={() => setNumber(number - 1)}>
          <PreviousIcon />
        </IconButton>
        <Typography role="status">{label}</Typography>
        <IconButton aria-label={t(FILES.next)} disabled={number === total} onClick={() => setNumber(number + 1)}>
          <NextIcon />
        </IconButton>
        <IconButton aria-label={t(FILES.smaller)} disabled={scale === 0} onClick={() => setScale(scale - 1)}>
          <SmallerIcon />
        </IconButton>
        <IconButton
          aria-label={t(FILES.larger)}
          disabled={scale === SCALES.length - 1}
          onClick={() => setScale(scale + 1)}
        >
          <LargerIcon />
        </IconButton>
      </Box>
      <Page document={document} number={number} scale={SCALES[scale] ?? 1} label={`${name}: ${label}`} />
    </>
  );
}

interface PageProps {
  document: PDFDocumentProxy;
  number: number;
  scale: number;
  label: string;
}

function Page({ document, number, scale, label }: PageProps) {
  const t = useText();
  const [broken, setBroken] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let cancel: (() => void) | null = null;
    let isLeft = false;
    const draw = (page: PDFPageProxy) => {
      if (isLeft || !place.current || !canvas.current) return;
      const width = place.current.clientWidth * scale;
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      const ratio = window.devicePixelRatio;
      const { current } = canvas;
      current.width = viewport.width * ratio;
      current.height = viewport.height * ratio;
      current.style.width = `${viewport.width}px`;
      const drawing = page.render({ canvas: current, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
      cancel = () => drawing.cancel();
      // Ignore the rejection of a cancelled rendering.
      drawing.promise.catch(() => undefined);
    };
    // Mark only this page as broken, because the document's other pages may be readable. Ignore the error if the user
    // has left the page.
    document.getPage(number).then(draw, () => !isLeft && setBroken(number));
    return () => {
      isLeft = true;
      cancel?.();
    };
  }, [document, number, scale]);
  if (broken === number) return <Typography role="alert">{t(FILES.unreadable)}</Typography>;
  return (
    <Box ref={place} tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto', bgcolor: 'action.hover' }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </Box>
  );
}
