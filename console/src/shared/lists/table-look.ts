import { alpha, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import type { ListColumn } from './list-column';

/** Width of the boxes before the first column. */
const LEADING = 48;

interface TableState {
  hasLeft: boolean;
  hasRight: boolean;
  hasLeading: boolean;
}

/** The class of a column's cells, by which the look knows those that stay in view. */
export const cellClass = ({ sticky }: Pick<ListColumn<unknown>, 'sticky'>): string | undefined => sticky;

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

/**
 * The look of a table with more columns than there is room for: one line a cell, both ends in view while the others
 * are scrolled, and a shadow on the side where there is more.
 */
export const tableLook = ({ hasLeft, hasRight, hasLeading }: TableState): SystemStyleObject<Theme> => ({
  // What is reached by keys is not left below the columns that stay in view.
  scrollPaddingInline: '280px 80px',
  '& th, & td': { whiteSpace: 'nowrap', px: 1.5 },
  '& td': { py: 0.25, height: 40 },
  '& td.MuiTableCell-sizeMedium': { height: 56 },
  // Room around for the focus ring.
  '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis', p: '4px', m: '-4px' },
  '& .cut > .MuiBox-root': { flexWrap: 'nowrap' },
  // Colours of rows that are pointed at are see-through: what scrolls below must not show.
  '& .leading, & .start, & .end': {
    position: 'sticky',
    zIndex: 1,
    bgcolor: 'background.paper',
    backgroundImage: 'none',
  },
  '& tr:hover > .leading, & tr:hover > .start, & tr:hover > .end': (theme) => ({
    backgroundImage: layer(theme.palette.action.hover),
  }),
  '& .leading': { left: 0, width: LEADING, minWidth: LEADING, px: 0.5 },
  '& .start': { left: hasLeading ? LEADING : 0, minWidth: 200 },
  '& .end': { right: 0, textAlign: 'right' },
  '& .start::after': hasLeft ? shadow('left') : {},
  '& .end::before': hasRight ? shadow('right') : {},
});

const layer = (colour: string): string => `linear-gradient(${colour}, ${colour})`;

/** A light tint, on which every status keeps its contrast; also of the cells that stay in view over others. */
const tint = ({ palette }: Theme): string => layer(alpha(palette.primary.main, 0.07));
const tintPointedAt = (theme: Theme): string => `${layer(theme.palette.action.hover)}, ${tint(theme)}`;

/** The look of a selected row. */
export const SELECTED_ROW = {
  backgroundImage: tint,
  '& .end, & .start, & .leading': { backgroundImage: tint },
  '&&:hover > .end, &&:hover > .start, &&:hover > .leading': { backgroundImage: tintPointedAt },
} as const;
