import { z } from 'zod';
import { BULK_ACTION_MAX_IDS } from '../suppliers/limits';
import { supplierList } from '../suppliers/supplier.contract';
import { id } from '../wire/common.contract';

/**
 * POST /api/workflows/{id}/download-excel and POST /api/suppliers/download-excel: spreadsheet of suppliers selected by
 * ids or filter. The selection is in the body, because a URL is too short for many ids.
 */
export const exportSelectionBody = z
  .object({
    ids: z.array(id).min(1).max(BULK_ACTION_MAX_IDS).optional(),
    filter: z.strictObject(supplierList.filter).optional(),
    sort: z.tuple([z.string().max(100), z.enum(['ASC', 'DESC'])]).optional(),
  })
  .superRefine((body, issues) => {
    if ((body.ids === undefined) === (body.filter === undefined)) issues.addIssue({ code: 'custom', path: ['ids'] });
  });
export type ExportSelectionBody = z.infer<typeof exportSelectionBody>;
