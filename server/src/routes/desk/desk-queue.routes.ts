import { askSecondLook } from '@homologa/core/desk/delivery/ask-second-look';
import { getDeskRequest } from '@homologa/core/desk/desk-request.queries';
import { assignRequest } from '@homologa/core/desk/queue/assign-request';
import { moveToGateway } from '@homologa/core/desk/queue/move-to-gateway';
import { getQueueSummary } from '@homologa/core/desk/queue/queue-summary.queries';
import { takeNextRequest } from '@homologa/core/desk/queue/take-next-request';
import { takeOverRequest } from '@homologa/core/desk/queue/take-over-request';
import {
  assignBody,
  deskRequestParams,
  deskRequestResponse,
  gatewayBody,
  queueSummary,
  secondLookBody,
} from '@homologa/domain/desk/desk.contract';
import { route } from '../../http/route';
import { presentDeskRequest } from './desk-request.presenter';
import { presentQueueSummary } from './queue-summary.presenter';

export const deskQueueRoutes = [
  route({
    method: 'post',
    path: '/api/desk/requests/:id/second-look',
    summary: 'Ready for a second look, or not yet',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: secondLookBody,
    response: deskRequestResponse,
    async handler({ ctx, params, body }) {
      await askSecondLook(ctx, { requestId: params.id, ready: body.ready });
      return presentDeskRequest(await getDeskRequest(ctx, params.id));
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/summary',
    summary: 'What is open, by holder, client and country',
    auth: 'staff',
    roles: ['desk'],
    response: queueSummary,
    handler: async ({ ctx }) => presentQueueSummary(await getQueueSummary(ctx)),
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/take-next',
    summary: 'Take the queued request that is due first; no two people get the same',
    auth: 'staff',
    roles: ['desk'],
    response: deskRequestResponse,
    async handler({ ctx }) {
      const { requestId } = await takeNextRequest(ctx);
      return presentDeskRequest(await getDeskRequest(ctx, requestId));
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/take-over',
    summary: 'Take over what somebody else holds',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    response: deskRequestResponse,
    async handler({ ctx, params }) {
      await takeOverRequest(ctx, { requestId: params.id });
      return presentDeskRequest(await getDeskRequest(ctx, params.id));
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/assign',
    summary: 'Assign or hand over to a member of staff, or release with null',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: assignBody,
    response: deskRequestResponse,
    async handler({ ctx, params, body }) {
      await assignRequest(ctx, { requestId: params.id, staffId: body.staff_id });
      return presentDeskRequest(await getDeskRequest(ctx, params.id));
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/gateway',
    summary: 'Give a request to another gateway, or to the same anew when it had stopped',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: gatewayBody,
    response: deskRequestResponse,
    async handler({ ctx, params, body }) {
      await moveToGateway(ctx, { requestId: params.id, ...body });
      return presentDeskRequest(await getDeskRequest(ctx, params.id));
    },
  }),
];
