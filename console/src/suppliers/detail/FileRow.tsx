import type { DatedFile } from '@homologa/domain/wire/common.contract';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { DownloadButton } from '../../shared/ui/DownloadButton';
import { DETAIL } from './detail.texts';

export function FileRow({ file, path, children }: { file: DatedFile; path: string; children?: ReactNode }) {
  const t = useText();
  const format = useFormat();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {format.date(file.created_at)}
        </Typography>
      </Box>
      <DownloadButton
        size="small"
        aria-label={t(DETAIL.downloadNamed, { name: file.name })}
        path={path}
        fileName={file.name}
      />
      {children}
    </Box>
  );
}

export const FileRows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);
