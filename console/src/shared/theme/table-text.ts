import type { Theme } from '@mui/material';

export const TABLE_SIZES = { small: '0.8125rem', medium: '0.875rem' } as const;

/** Text styles of all table cells: MUI's cells and the plain cells of lists. */
export const cellText = ({ palette }: Theme) => ({
  fontVariantNumeric: 'tabular-nums',
  // Every row has a link, so links have the text colour: a whole column in the link colour would be distracting.
  '& .MuiLink-root': {
    color: palette.text.primary,
    fontWeight: 500,
    '&:hover': { color: palette.primary.main },
  },
});
