import type { Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';

/**
 * Styles of the menu and the resize handle of all headings. One rule set for the table, because `sx` would compute the
 * same styles again for each heading.
 */
export const HEAD_LOOK: SystemStyleObject<Theme> = {
  '& .heading-menu': {
    position: 'absolute',
    insetBlock: 0,
    right: 8,
    display: 'flex',
    alignItems: 'center',
    opacity: 0,
    '& .MuiIconButton-root': { p: '2px', bgcolor: 'background.paper', borderRadius: 1 },
    '& .MuiSvgIcon-root': { fontSize: 18 },
    '@media (hover: none)': { display: 'none' },
  },
  '& th:hover .heading-menu, & .heading-menu:is(:focus-within, :has([aria-expanded="true"]))': { opacity: 1 },
  '& .resize-handle': {
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    zIndex: 1,
    '&::after': { content: '""', position: 'absolute', insetBlock: 8, right: 0, width: 2, bgcolor: 'transparent' },
    '&:hover::after, &:active::after': { bgcolor: 'primary.main' },
  },
};
