import { reviewAnswer } from '@homologa/core/suppliers/review-answer';
import { reviewAnswerBody } from '@homologa/domain/suppliers/answer-review.contract';
import { supplierQuestionParams, supplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { route } from '../../http/route';
import { presentSupplier } from './supplier-detail.presenter';

export const answerReviewRoutes = [
  route({
    method: 'put',
    path: '/api/workflows/:id/suppliers/:sid/question/:question_id/review',
    summary: "Set or remove the company's flag and note on an answer",
    auth: 'company',
    params: supplierQuestionParams,
    body: reviewAnswerBody,
    response: supplierResponse,
    async handler({ ctx, params, body }) {
      const place = { workflowId: params.id, supplierId: params.sid, questionId: params.question_id };
      return presentSupplier(await reviewAnswer(ctx, { ...place, flagged: body.flagged, note: body.note }));
    },
  }),
];
