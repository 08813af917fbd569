import { decideSupplier } from '@homologa/core/suppliers/decide-supplier';
import { decideSupplierBody, supplierParams, supplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { route } from '../../http/route';
import { presentSupplier } from './supplier-detail.presenter';

export const supplierDecisionRoutes = [
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/:sid/decisions',
    summary: 'Approve a supplier, approve it with conditions, or reject it',
    auth: 'company',
    params: supplierParams,
    body: decideSupplierBody,
    response: supplierResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      const place = { workflowId: params.id, supplierId: params.sid };
      return presentSupplier(await decideSupplier(ctx, { ...place, decision: body.decision, reason: body.reason }));
    },
  }),
];
