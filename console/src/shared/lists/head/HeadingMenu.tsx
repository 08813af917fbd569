import { type ComponentProps, useRef } from 'react';
import { useText } from '../../i18n/use-text';
import { MenuOpener, OpenedMenu } from '../../ui/MoreMenu';
import type { ListColumn } from '../list-column';
import { LISTS } from '../lists.texts';
import { contentWidth } from './column-widths';
import type { HeadingTools } from './heading-tools';
import { useHeadingActions } from './use-heading-actions';

interface HeadingMenuProps<Row> {
  column: ListColumn<Row>;
  tools: () => HeadingTools;
}

/**
 * Menu button of a column heading. It covers the end of the heading, so that the heading's text does not move when the
 * button appears.
 */
export function HeadingMenu<Row>({ column, tools }: HeadingMenuProps<Row>) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="heading-menu">
      <MenuOpener
        label={t(LISTS.columnMenu, { name: column.label })}
        renderMenu={(menu) => (
          <Entries {...menu} column={column} tools={tools()} width={() => contentWidth(box.current?.closest('th'))} />
        )}
      />
    </div>
  );
}

type MenuProps = Omit<ComponentProps<typeof OpenedMenu>, 'actions'>;

interface EntriesProps<Row> extends MenuProps {
  column: ListColumn<Row>;
  tools: HeadingTools;
  width: () => number | undefined;
}

function Entries<Row>({ column, tools, width, ...menu }: EntriesProps<Row>) {
  return <OpenedMenu {...menu} actions={useHeadingActions(column, tools, width)} />;
}
