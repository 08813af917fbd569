import { listClientSendBacks } from '@homologa/core/send-backs/client-send-backs.queries';
import { sendBackAnswers } from '@homologa/core/send-backs/send-back-answers';
import { withdrawAnswers } from '@homologa/core/send-backs/withdraw-answers';
import {
  clientSendBackParams,
  clientSendBacks,
  sendBackAnswersBody,
} from '@homologa/domain/send-backs/send-back.contract';
import { supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { route } from '../../http/route';
import { presentClientSendBacks } from '../desk/send-back.presenter';

export const clientSendBackRoutes = [
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/send-backs',
    summary: 'Answers that the client sent back to the supplier, and whether it may send back more',
    auth: 'company',
    params: supplierParams,
    response: clientSendBacks,
    async handler({ ctx, params }) {
      return presentClientSendBacks(await listClientSendBacks(ctx, { workflowId: params.id, supplierId: params.sid }));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/:sid/send-backs',
    summary: 'Send answers back to the supplier, each with a reason',
    auth: 'company',
    params: supplierParams,
    body: sendBackAnswersBody,
    response: clientSendBacks,
    status: 201,
    async handler({ ctx, params, body }) {
      const place = { workflowId: params.id, supplierId: params.sid };
      await sendBackAnswers(ctx, place, body.items);
      return presentClientSendBacks(await listClientSendBacks(ctx, place));
    },
  }),
  route({
    method: 'delete',
    path: '/api/workflows/:id/suppliers/:sid/send-backs/:send_back_id',
    summary: 'Withdraw answers that were sent back and are not answered',
    auth: 'company',
    params: clientSendBackParams,
    response: clientSendBacks,
    async handler({ ctx, params }) {
      const place = { workflowId: params.id, supplierId: params.sid };
      await withdrawAnswers(ctx, { ...place, sendBackId: params.send_back_id });
      return presentClientSendBacks(await listClientSendBacks(ctx, place));
    },
  }),
];
