import type { Theme } from '@mui/material';

export const TABLE_SIZES = { small: '0.8125rem', medium: '0.875rem' } as const;

/** Text of every cell of a table, of MUI's and of the plain ones of lists. */
export const cellText = ({ palette }: Theme) => ({
  fontVariantNumeric: 'tabular-nums',
  // A name in every row: in the link colour, a whole column would shout.
  '& .MuiLink-root': {
    color: palette.text.primary,
    fontWeight: 500,
    '&:hover': { color: palette.primary.main },
  },
});
