import type { MenuAction } from '../../ui/MoreMenu';
import type { Widths } from './column-widths';

/** Actions of the headings in a table whose columns the user can arrange. */
export interface HeadingTools {
  widths: Widths;
  /** Null resets the column to its default width. */
  resize: (column: string, width: number | null) => void;
  /** Moves a column to the position of another column. */
  move: (column: string, to: string) => void;
  /** Announcement of the last column change, for screen readers. */
  said: string;
  /** Menu entries that follow the sort and width entries. */
  actionsOf: (column: string) => readonly MenuAction[];
}
