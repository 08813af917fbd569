import { useListContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import type { MenuAction } from '../../ui/MoreMenu';
import type { ListColumn } from '../list-column';
import { LISTS } from '../lists.texts';
import { steppedWidth } from './column-widths';
import type { HeadingTools } from './heading-tools';

/**
 * Returns the entries of a heading's menu. The width entries are the keyboard alternative to dragging the heading's
 * edge.
 */
export function useHeadingActions<Row>(
  column: ListColumn<Row>,
  tools: HeadingTools,
  drawnWidth: () => number | undefined,
): MenuAction[] {
  const t = useText();
  const { setSort } = useListContext();
  const { key, sort, width } = column;
  // If the user has not resized the column yet, it is as wide as its contents, up to `width`; start from this rendered
  // width.
  const resize = (step: -1 | 1) => {
    const now = tools.widths[key] ?? (drawnWidth() || width);
    if (now !== undefined) tools.resize(key, steppedWidth(now, step));
  };
  return [
    ...(sort
      ? [
          { label: t(LISTS.ascending), onClick: () => setSort({ field: sort, order: 'ASC' }) },
          { label: t(LISTS.descending), onClick: () => setSort({ field: sort, order: 'DESC' }) },
        ]
      : []),
    ...tools.actionsOf(key),
    ...(width === undefined
      ? []
      : [
          { label: t(LISTS.wider), onClick: () => resize(1) },
          { label: t(LISTS.narrower), onClick: () => resize(-1) },
        ]),
    ...(tools.widths[key] === undefined ? [] : [{ label: t(LISTS.ownWidth), onClick: () => tools.resize(key, null) }]),
  ];
}
