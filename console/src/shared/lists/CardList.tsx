import { Divider, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Replaces a table on phones by a list of cards; the children must be list items. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <Stack component="ul" divider={<Divider component="li" aria-hidden />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Stack>
  );
}
