import { changeAddresses } from '@homologa/core/suppliers/invitations/change-addresses';
import { listUndelivered, type UndeliveredRow } from '@homologa/core/suppliers/invitations/undelivered.queries';
import { UNDELIVERED_MAX } from '@homologa/domain/suppliers/addresses/address-rules';
import {
  addressChangesBody,
  addressChangesResponse,
  type UndeliveredResponse,
  undeliveredListResponse,
  undeliveredQuery,
} from '@homologa/domain/suppliers/addresses/addresses.contract';
import { workflowParams } from '@homologa/domain/workflows/workflow.contract';
import { route } from '../../http/route';

const presentUndelivered = (row: UndeliveredRow): UndeliveredResponse => ({
  _id: row.id,
  id: row.id,
  workflow: { _id: row.workflowId, id: row.workflowId, title: row.workflowTitle },
  name: row.name,
  tax_id: row.taxId,
  emails: [...row.emails],
  error: row.invitationError,
});

export const addressRoutes = [
  route({
    method: 'get',
    path: '/api/suppliers/undelivered',
    summary: 'Suppliers of active workflows whose invitation failed and may be sent to another address',
    auth: 'company',
    query: undeliveredQuery,
    response: undeliveredListResponse,
    async handler({ ctx, query }) {
      const rows = await listUndelivered(ctx, { workflowId: query.workflow_id, limit: UNDELIVERED_MAX + 1 });
      return {
        suppliers: rows.slice(0, UNDELIVERED_MAX).map(presentUndelivered),
        is_whole: rows.length <= UNDELIVERED_MAX,
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/addresses',
    summary: 'Other e-mail addresses for suppliers whose invitation failed, which is sent again',
    auth: 'company',
    params: workflowParams,
    body: addressChangesBody,
    response: addressChangesResponse,
    async handler({ ctx, params, body }) {
      const { changed, skipped } = await changeAddresses(ctx, {
        workflowId: params.id,
        changes: body.changes.map(({ supplier_id, emails }) => ({ supplierId: supplier_id, emails })),
        unlessShared: body.unless_shared,
        isDryRun: body.dry_run,
      });
      return { changed, skipped: skipped.map(({ supplierId, reason }) => ({ supplier_id: supplierId, reason })) };
    },
  }),
];
