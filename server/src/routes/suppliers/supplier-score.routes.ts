import { getSupplierScore } from '@homologa/core/suppliers/supplier.queries';
import { supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { supplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import { route } from '../../http/route';
import { presentScore } from './supplier-score.presenter';

export const supplierScoreRoutes = [
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/score',
    summary: "A supplier's score: outcome, sections, and the points of each answer with their reason",
    auth: 'company',
    params: supplierParams,
    response: supplierScoreResponse,
    async handler({ ctx, params }) {
      const score = await getSupplierScore(ctx, { workflowId: params.id, supplierId: params.sid });
      return { score: score && presentScore(score) };
    },
  }),
];
