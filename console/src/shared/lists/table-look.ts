import { alpha, keyframes, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { cellText, TABLE_SIZES } from '../theme/table-text';
import type { ListColumn } from './list-column';
import { OPENING_CELL } from './rows/row-elements';

const LEADING = 48;
const PULSE = keyframes({ '50%': { opacity: 0.4 } });

interface TableState {
  hasLeft: boolean;
  hasRight: boolean;
  hasLeading: boolean;
  isCompact: boolean;
}

export const cellClass = ({ sticky, opensRow }: Pick<ListColumn<unknown>, 'sticky' | 'opensRow'>): string | undefined =>
  [sticky, opensRow && OPENING_CELL].filter(Boolean).join(' ') || undefined;

const shadow = (side: 'left' | 'right') => ({
  content: '""',
  position: 'absolute',
  top: 0,
  bottom: 0,
  [side === 'left' ? 'right' : 'left']: -12,
  width: 12,
  pointerEvents: 'none',
  background: `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, rgba(0, 0, 0, 0.16), transparent)`,
});

export const tableLook = ({ hasLeft, hasRight, hasLeading, isCompact }: TableState): SystemStyleObject<Theme> => ({
  // Keeps focused cells from being hidden below the sticky columns.
  scrollPaddingInline: '280px 80px',
  '& th, & td': { whiteSpace: 'nowrap', px: 1.5 },
  '& td': { py: 0, height: isCompact ? 36 : 56 },
  '& thead th': { position: 'relative', py: isCompact ? undefined : 1 },
  '& th[data-over]': { boxShadow: ({ palette }: Theme) => `inset 2px 0 ${palette.primary.main}` },
  '& td .MuiIconButton-root': isCompact ? { p: '4px' } : {},
  '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis', p: '4px', m: '-4px' },
  '& .cut > .MuiBox-root': { flexWrap: 'nowrap' },
  // Keeps the heading's menu, which appears on hover over its end, from covering the button of the note.
  '@media (hover: hover)': { '& .noted': { pr: '28px' } },
  // Hover colours are translucent, but sticky cells need an opaque background to cover the cells that scroll below
  // them.
  '& .leading, & .start, & .end': {
    position: 'sticky',
    zIndex: 1,
    bgcolor: 'background.paper',
    backgroundImage: 'none',
  },
  '& tr[data-row]:hover > :is(.leading, .start, .end)': (theme) => ({
    backgroundImage: layer(theme.palette.action.hover),
  }),
  '& .leading': { left: 0, width: LEADING, minWidth: LEADING, px: 0.5 },
  '& .start': { left: hasLeading ? LEADING : 0, minWidth: 200 },
  '& .end': { right: 0, textAlign: 'right' },
  '& .start::after': hasLeft ? shadow('left') : {},
  '& .end::before': hasRight ? shadow('right') : {},
});

const layer = (colour: string): string => `linear-gradient(${colour}, ${colour})`;

/**
 * Background of a selected row, light enough for the contrast of every status colour. It is a gradient, because CSS can
 * layer an image over the opaque background colour of sticky cells.
 */
const tint = ({ palette }: Theme): string => layer(alpha(palette.primary.main, 0.07));
const tintPointedAt = (theme: Theme): string => `${layer(theme.palette.action.hover)}, ${tint(theme)}`;

/**
 * Styles of the rows and cells of a list. Lists use plain elements, because MUI's TableRow and TableCell would compute
 * the same styles again for each of the 300 cells of a page. Must precede `tableLook`, whose rules have the same
 * specificity.
 */
export const rowLook = (isCompact: boolean): SystemStyleObject<Theme> => ({
  '& td': (theme) => ({
    ...theme.typography.body2,
    ...cellText(theme),
    fontSize: isCompact ? TABLE_SIZES.small : TABLE_SIZES.medium,
    borderBottom: `1px solid ${theme.palette.divider}`,
    color: theme.palette.text.primary,
    textAlign: 'left',
    padding: isCompact ? '6px 16px' : '16px',
  }),
  '& td[data-number]': { textAlign: 'right' },
  // In the look of MUI's Skeleton.
  '& .placeholder': {
    display: 'block',
    height: 24,
    borderRadius: '4px/6.7px',
    transform: 'scale(1, 0.6)',
    bgcolor: ({ palette }: Theme) => alpha(palette.text.primary, palette.mode === 'light' ? 0.11 : 0.13),
    animation: `${PULSE} 2s ease-in-out 0.5s infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '& tr[data-row]': { verticalAlign: 'middle', outline: 0, scrollMarginTop: 160, scrollMarginBottom: 96 },
  '& tr[data-row]:hover': { bgcolor: 'action.hover' },
  '& tr[data-opens]': { cursor: 'pointer' },
  // In forced colours the transparent outline becomes visible. In all other modes, shadows inside the cells mark the
  // focused row, because the sticky first cell would cover an outline.
  '& tr[data-row]:focus-visible': { outline: '2px solid transparent' },
  '& tr[data-row]:focus-visible > td': {
    boxShadow: ({ palette }: Theme) => `inset 0 2px ${palette.primary.main}, inset 0 -2px ${palette.primary.main}`,
  },
  '& tr[data-row]:focus-visible > td:first-of-type': {
    boxShadow: ({ palette: { primary } }: Theme) =>
      `inset 0 2px ${primary.main}, inset 0 -2px ${primary.main}, inset 3px 0 ${primary.main}`,
  },
  '& tr[data-selected]': { backgroundImage: tint },
  '& tr[data-selected] > :is(.end, .start, .leading)': { backgroundImage: tint },
  '& tr[data-selected]:hover > :is(.end, .start, .leading)': { backgroundImage: tintPointedAt },
});
