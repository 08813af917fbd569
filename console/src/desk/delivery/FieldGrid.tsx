import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * Shows fields in two columns, or in one column on phones. The fields of a row are aligned at the top, because their
 * helper texts differ in height.
 */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        mb: 1.5,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
