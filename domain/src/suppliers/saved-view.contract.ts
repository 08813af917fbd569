import { z } from 'zod';
import { id } from '../wire/common.contract';
import {
  COLUMN_WIDTH_MAX,
  COLUMN_WIDTH_MIN,
  SAVED_VIEW_MAX_FILTER,
  SAVED_VIEW_NAME_MAX,
  SAVED_VIEWS_MAX,
} from './limits';
import { supplierList } from './supplier.contract';

const keysOf = <Shape extends object>(shape: Shape) => Object.keys(shape) as [keyof Shape & string];

export const supplierTableColumns = z.array(z.string().regex(/^[a-z][a-z0-9_]{0,59}$/)).max(100);

/** Column widths set by the user, in pixels; other columns have the default width of their kind. */
export const columnWidths = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,59}$/), z.int().min(COLUMN_WIDTH_MIN).max(COLUMN_WIDTH_MAX))
  .refine((widths) => Object.keys(widths).length <= 100);
export type ColumnWidths = Readonly<z.infer<typeof columnWidths>>;

/** Filter of a saved view, as it appears in the list's URL. The list that uses the filter validates its values. */
const savedFilter = z
  .partialRecord(
    z.enum(keysOf(supplierList.filter)),
    z.union([z.string().max(300), z.array(z.string().max(300)).max(100)]),
  )
  .refine((filter) => JSON.stringify(filter).length <= SAVED_VIEW_MAX_FILTER);

export const savedView = z.object({
  id,
  name: z.string().trim().min(1).max(SAVED_VIEW_NAME_MAX),
  /** Null for a view of the suppliers of all workflows; such a view is also available in each workflow. */
  workflow_id: id.nullable(),
  filter: savedFilter,
  sort: z.object({ field: z.enum(keysOf(supplierList.sort)), order: z.enum(['ASC', 'DESC']) }),
  columns: supplierTableColumns,
  widths: columnWidths.optional(),
  /** True if the view is listed in the main menu. */
  is_pinned: z.boolean().optional(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViews = z.array(savedView).max(SAVED_VIEWS_MAX);
