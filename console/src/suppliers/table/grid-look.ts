import type { Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';

/** Width of the boxes before the first column. */
const LEADING = 48;

interface GridState {
  hasLeft: boolean;
  hasRight: boolean;
  hasLeading: boolean;
}

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
 * The look of the suppliers table: one line a cell, names and actions in view while the others are scrolled, and a
 * shadow on the side where there is more.
 */
export const gridLook = ({ hasLeft, hasRight, hasLeading }: GridState): SystemStyleObject<Theme> => ({
  // What is reached by keys is not left below the columns that stay in view.
  scrollPaddingInline: '280px 80px',
  '& th, & td': { whiteSpace: 'nowrap', px: 1.5 },
  '& td': { py: 0.25, height: 40 },
  '& td.MuiTableCell-sizeMedium': { height: 56 },
  // Room around for the focus ring.
  '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis', p: '4px', m: '-4px' },
  '& .cut > .MuiBox-root': { flexWrap: 'nowrap' },
  // Colours of rows that are pointed at are see-through: what scrolls below must not show.
  '& .leading, & .company_name, & .actions': {
    position: 'sticky',
    zIndex: 1,
    bgcolor: 'background.paper',
    backgroundImage: 'none',
  },
  '& tr:hover > .leading, & tr:hover > .company_name, & tr:hover > .actions': (theme) => ({
    backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
  }),
  '& .leading': { left: 0, width: LEADING, minWidth: LEADING, px: 0.5 },
  '& .company_name': { left: hasLeading ? LEADING : 0, minWidth: 200 },
  '& .actions': { right: 0, textAlign: 'right' },
  '& .company_name::after': hasLeft ? shadow('left') : {},
  '& .actions::before': hasRight ? shadow('right') : {},
});
