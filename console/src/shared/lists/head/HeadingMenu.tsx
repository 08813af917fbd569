import { Box } from '@mui/material';
import { useRef } from 'react';
import { useText } from '../../i18n/use-text';
import { MoreMenu } from '../../ui/MoreMenu';
import type { ListColumn } from '../list-column';
import { LISTS } from '../lists.texts';
import { contentWidth } from './column-widths';
import type { HeadingTools } from './heading-tools';
import { useHeadingActions } from './use-heading-actions';

/**
 * Menu button of a column heading. It covers the end of the heading, so that the heading's text does not move when the
 * button appears.
 */
export function HeadingMenu<Row>({ column, tools }: { column: ListColumn<Row>; tools: HeadingTools }) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const actions = useHeadingActions(column, tools, () => contentWidth(box.current?.closest('th')));
  return (
    <Box
      ref={box}
      className="heading-menu"
      sx={{
        position: 'absolute',
        insetBlock: 0,
        right: 8,
        display: 'flex',
        alignItems: 'center',
        opacity: 0,
        '& .MuiIconButton-root': { p: '2px', bgcolor: 'background.paper', borderRadius: 1 },
        '& .MuiSvgIcon-root': { fontSize: 18 },
        'th:hover &, &:focus-within, &:has([aria-expanded="true"])': { opacity: 1 },
        '@media (hover: none)': { display: 'none' },
      }}
    >
      <MoreMenu label={t(LISTS.columnMenu, { name: column.label })} actions={actions} />
    </Box>
  );
}
