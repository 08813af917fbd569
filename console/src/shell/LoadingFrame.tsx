import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../shared/ui/states/PageSkeleton';

export function LoadingFrame({ children }: { children?: ReactNode }) {
  return <Box sx={{ p: 4, maxWidth: 900, mx: 'auto' }}>{children || <PageSkeleton />}</Box>;
}
