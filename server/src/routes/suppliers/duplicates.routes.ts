import { type DuplicateRow, listDuplicates } from '@homologa/core/suppliers/add/duplicates.queries';
import {
  type DuplicateMatch,
  duplicatesBody,
  duplicatesResponse,
} from '@homologa/domain/suppliers/duplicates.contract';
import { route } from '../../http/route';

const presentDuplicate = (row: DuplicateRow): DuplicateMatch => ({
  index: row.index,
  supplier_id: row.supplierId,
  company_name: row.companyName,
  display_status: row.displayStatus,
  matched_by: row.matchedBy,
  workflow: { _id: row.workflowId, id: row.workflowId, title: row.workflowTitle, status: row.workflowStatus },
});

export const duplicatesRoutes = [
  route({
    method: 'post',
    path: '/api/suppliers/duplicates',
    summary: 'Suppliers of the company with the tax id, D-U-N-S number, name or e-mail of those about to be added',
    auth: 'company',
    body: duplicatesBody,
    response: duplicatesResponse,
    async handler({ ctx, body }) {
      const candidates = body.suppliers.map((typed) => ({
        country: typed.country,
        taxId: typed.tax_id,
        dunsNumber: typed.duns_number,
        companyName: typed.company_name,
        emails: typed.emails,
      }));
      return (await listDuplicates(ctx, candidates)).map(presentDuplicate);
    },
  }),
];
