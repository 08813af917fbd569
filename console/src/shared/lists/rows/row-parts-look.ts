import { alpha, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';

const FOCUS_RING = { outline: '2px solid currentColor', outlineOffset: -2 } as const;

/**
 * Styles of the plain elements in rows and cards: checkbox, menu button and link. A list includes them once, because
 * MUI's components would compute the same styles again for each row.
 */
export const rowPartsLook = (isCompact: boolean): SystemStyleObject<Theme> => ({
  '& :is(.row-checkbox, .row-menu)': {
    position: 'relative',
    display: 'inline-flex',
    verticalAlign: 'middle',
    borderRadius: '50%',
    '&:active': { opacity: 0.8 },
  },
  '& .row-checkbox': {
    padding: isCompact ? '4px' : '9px',
    color: 'text.secondary',
    '&:hover': { bgcolor: ({ palette }: Theme) => alpha(palette.primary.main, palette.action.hoverOpacity) },
    '&:has(:checked)': { color: 'primary.main' },
    '&:has(:focus-visible)': FOCUS_RING,
  },
  '& .row-checkbox > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& .row-checkbox > svg': { width: '1.25rem', height: '1.25rem', fill: 'currentColor' },
  '& .row-menu': {
    flex: '0 0 auto',
    padding: isCompact ? '4px' : '8px',
    border: 0,
    background: 'none',
    color: 'action.active',
    cursor: 'pointer',
    '&:hover': { bgcolor: ({ palette }: Theme) => alpha(palette.action.active, palette.action.hoverOpacity) },
    '&:focus-visible': FOCUS_RING,
  },
  '& .row-menu > svg': { width: '1.5rem', height: '1.5rem', fill: 'currentColor' },
  '& .row-link': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'primary.main',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  // Every row of a table has a link, so its links have the text colour, as in `cellText`.
  '& td .row-link': { color: 'text.primary', fontWeight: 500, '&:hover': { color: 'primary.main' } },
});
