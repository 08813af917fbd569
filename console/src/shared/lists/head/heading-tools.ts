import type { MenuAction } from '../../ui/MoreMenu';
import type { Widths } from './column-widths';

/** Actions of the headings in a table whose columns the user can arrange. */
export interface HeadingTools {
  widths: Widths;
  /** Null resets the column to its default width. */
  resize: (column: string, width: number | null) => void;
  /** Moves a column to the position of another one. */
  move: (column: string, to: string) => void;
  /** The last change of a column, for screen readers. */
  said: string;
  /** Entries of a heading's menu after those that sort and resize. */
  actionsOf: (column: string) => readonly MenuAction[];
}
