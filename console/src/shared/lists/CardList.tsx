import { Divider, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** The list of cards that replaces a table on phones; its children are list items. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <Stack component="ul" divider={<Divider component="li" aria-hidden />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Stack>
  );
}
