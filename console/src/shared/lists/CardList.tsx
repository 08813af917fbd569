import { Divider, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** List of cards that replaces a table on phones. Its children must be list items. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <Stack component="ul" divider={<Divider component="li" aria-hidden />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Stack>
  );
}
