import { listSupplierHistory } from '@homologa/core/suppliers/supplier-history.queries';
import { supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { supplierHistoryResponse } from '@homologa/domain/suppliers/supplier-history.contract';
import { route } from '../../http/route';
import { presentHistoryEntry } from './supplier-history.presenter';

export const supplierHistoryRoutes = [
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/history',
    summary: 'What happened to a supplier and who did it, newest first',
    auth: 'company',
    params: supplierParams,
    response: supplierHistoryResponse,
    async handler({ ctx, params }) {
      const entries = await listSupplierHistory(ctx, { workflowId: params.id, supplierId: params.sid });
      return entries.map(presentHistoryEntry);
    },
  }),
];
