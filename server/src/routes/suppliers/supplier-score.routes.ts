import { reviewScore } from '@homologa/core/suppliers/scoring/review-score';
import { getSupplierScore } from '@homologa/core/suppliers/supplier.queries';
import { supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { reviewScoreBody, supplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
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
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/:sid/score/reviews',
    summary: 'Accept, flag or re-score one answer of the score; answers the score with its reviews',
    auth: 'company',
    params: supplierParams,
    body: reviewScoreBody,
    response: supplierScoreResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      const place = { workflowId: params.id, supplierId: params.sid };
      const { score_id: scoreId, question_id: questionId, verdict, points, knock_out: knockOut, note } = body;
      await reviewScore(ctx, { ...place, scoreId, questionId, verdict, points, knockOut, note });
      const score = await getSupplierScore(ctx, place);
      return { score: score && presentScore(score) };
    },
  }),
];
