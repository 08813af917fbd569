import type { MenuAction } from '../../ui/MoreMenu';
import type { Widths } from './column-widths';

export interface HeadingTools {
  widths: Widths;
  /** Null resets the column to its default width. */
  resize: (column: string, width: number | null) => void;
  /** Moves a column to the position of another column. */
  move: (column: string, to: string) => void;
  /** Announcement of the last column change, for screen readers. */
  said: string;
  /** Entries of a heading's menu that follow the entries for sorting and width. */
  actionsOf: (column: string) => readonly MenuAction[];
}
