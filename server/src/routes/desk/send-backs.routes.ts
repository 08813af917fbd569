import { getDeskRequest } from '@homologa/core/desk/desk-request.queries';
import { sendBack } from '@homologa/core/desk/send-back';
import { withdrawSendBack } from '@homologa/core/desk/withdraw-send-back';
import { answerSendBack } from '@homologa/core/onboarding/answers/answer-send-back';
import { deskRequestParams, deskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { onboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import {
  answerSendBackBody,
  answerSendBackParams,
  sendBackBody,
  sendBackParams,
} from '@homologa/domain/send-backs/send-back.contract';
import { route } from '../../http/route';
import { answerSupplier, keyOf } from '../onboarding/onboarding.routes';
import { presentDeskRequest } from './desk-request.presenter';

export const sendBackRoutes = [
  route({
    method: 'post',
    path: '/api/desk/requests/:id/send-backs',
    summary: 'Send answers, fields or files back to the supplier, each with a reason',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: sendBackBody,
    response: deskRequestResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      await sendBack(ctx, { requestId: params.id, items: body.items });
      return presentDeskRequest(await getDeskRequest(ctx, params.id));
    },
  }),
  route({
    method: 'delete',
    path: '/api/desk/requests/:id/send-backs/:send_back_id',
    summary: 'Take back what was sent back and is not answered',
    auth: 'staff',
    roles: ['desk'],
    params: sendBackParams,
    response: deskRequestResponse,
    async handler({ ctx, params }) {
      await withdrawSendBack(ctx, { requestId: params.id, sendBackId: params.send_back_id });
      return presentDeskRequest(await getDeskRequest(ctx, params.id));
    },
  }),
  route({
    method: 'post',
    path: '/onboarding/workflows/:id/suppliers/:sid/send-backs/:send_back_id/answer',
    summary: 'The supplier has looked at all that was sent back',
    auth: 'onboarding',
    params: answerSendBackParams,
    body: answerSendBackBody,
    response: onboardingSupplierResponse,
    async handler(input) {
      const notes = input.body.notes.map(({ item_id, note }) => ({ itemId: item_id, note }));
      const answered = await answerSendBack(input.ctx, keyOf(input), { sendBackId: input.params.send_back_id, notes });
      return answerSupplier(input, answered);
    },
  }),
];
