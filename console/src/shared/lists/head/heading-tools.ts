import type { MenuAction } from '../../ui/MoreMenu';
import type { Widths } from './column-widths';

/** What the headings of a table offer whose columns are the user's own. */
export interface HeadingTools {
  widths: Widths;
  /** Null gives the column its own width back. */
  resize: (column: string, width: number | null) => void;
  /** Puts a column where another one stands. */
  move: (column: string, to: string) => void;
  /** The last change of a column, for screen readers. */
  said: string;
  /** Entries of a heading's menu after those that sort and resize. */
  actionsOf: (column: string) => readonly MenuAction[];
}
