import CloseIcon from '@mui/icons-material/Close';
import { Box, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text';
import { BELOW_HEADER } from '../ui/header-height';
import { FileContent } from './FileContent';
import { FILES } from './files.texts';
import { useViewer, type ViewedFile } from './viewed-file';

export function FileViewer() {
  const viewer = useViewer();
  return viewer?.file && <Viewer key={viewer.file.path} file={viewer.file} onClose={() => viewer.view(null)} />;
}

function Viewer({ file, onClose }: { file: ViewedFile; onClose: () => void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = file;
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
      <FileContent file={file} />
    </Card>
  );
}
