import { logCall } from '@homologa/core/desk/calls/log-call';
import { verifyData } from '@homologa/core/desk/calls/verify-data';
import { abandonCorrection } from '@homologa/core/desk/corrections/abandon-correction';
import { beginCorrection } from '@homologa/core/desk/corrections/begin-correction';
import { deliverCorrection } from '@homologa/core/desk/corrections/deliver-correction';
import { addReportFile } from '@homologa/core/desk/delivery/add-report-file';
import { deleteReportFile } from '@homologa/core/desk/delivery/delete-report-file';
import { deliverRequest } from '@homologa/core/desk/delivery/deliver-request';
import { saveDeskData } from '@homologa/core/desk/delivery/save-desk-data';
import { getDeskRequest, listDeskRequests } from '@homologa/core/desk/desk-request.queries';
import { openDeskFile } from '@homologa/core/desk/open-desk-file';
import { openDeskRequest } from '@homologa/core/desk/open-desk-request';
import { setRequestStatus } from '@homologa/core/desk/queue/set-request-status';
import { takeRequest } from '@homologa/core/desk/queue/take-request';
import type { Context } from '@homologa/core/kernel/context';
import {
  callBody,
  correctionBody,
  deliverBody,
  deliverCorrectionBody,
  deskDataBody,
  deskFileParams,
  deskFilePart,
  deskRequestList,
  deskRequestListResponse,
  deskRequestParams,
  deskRequestResponse,
  requestStatusBody,
  withoutCallBody,
} from '@homologa/domain/desk/desk.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentDeskRequest } from './desk-request.presenter';
import { presentDeskRequestRow } from './desk-request-row.presenter';

const present = async (ctx: Context, requestId: string) => presentDeskRequest(await getDeskRequest(ctx, requestId));

export const deskRequestRoutes = [
  route({
    method: 'get',
    path: '/api/desk/requests',
    summary: "The desk's queue, the oldest first",
    auth: 'staff',
    roles: ['desk'],
    response: deskRequestListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, deskRequestList);
      const { requests, total } = await listDeskRequests(ctx, query);
      setContentRange(res, deskRequestList.resource, query.range.start, requests.length, total);
      return requests.map(presentDeskRequestRow);
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/requests/:id',
    summary: 'One request with all that the desk works with',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    response: deskRequestResponse,
    handler: async ({ ctx, params }) => presentDeskRequest(await openDeskRequest(ctx, params.id)),
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/take',
    summary: 'Take a request up',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    response: deskRequestResponse,
    async handler({ ctx, params }) {
      await takeRequest(ctx, { requestId: params.id });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/calls',
    summary: 'Note a call to the supplier',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: callBody,
    response: deskRequestResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      await logCall(ctx, { requestId: params.id, call: body });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'patch',
    path: '/api/desk/requests/:id/data',
    summary: "Enter figures, correct the supplier's data",
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: deskDataBody,
    response: deskRequestResponse,
    async handler({ ctx, params, body }) {
      await saveDeskData(ctx, { requestId: params.id, data: body });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/data-verified',
    summary: "The supplier's data are verified",
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: withoutCallBody,
    response: deskRequestResponse,
    async handler({ ctx, params, body }) {
      await verifyData(ctx, { requestId: params.id, reason: body.reason });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/files',
    summary: 'Add a report file (type bir) or an additional one; the client sees it after delivery',
    auth: 'staff',
    roles: ['desk'],
    upload: 'file',
    params: deskRequestParams,
    body: deskFilePart,
    response: deskRequestResponse,
    status: 201,
    async handler({ ctx, params, body, file }) {
      await addReportFile(ctx, { requestId: params.id, kind: body.type, upload: file });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/requests/:id/files/:file_id',
    summary: "A file beside the request: the supplier's, the questionnaire's, or the request's own",
    auth: 'staff',
    roles: ['desk'],
    params: deskFileParams,
    async handler({ ctx, params, res }) {
      return sendFile(res, await openDeskFile(ctx, { requestId: params.id, fileId: params.file_id }));
    },
  }),
  route({
    method: 'delete',
    path: '/api/desk/requests/:id/files/:file_id',
    summary: 'Take a file off a request that is not delivered',
    auth: 'staff',
    roles: ['desk'],
    params: deskFileParams,
    response: deskRequestResponse,
    async handler({ ctx, params }) {
      await deleteReportFile(ctx, { requestId: params.id, fileId: params.file_id });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/deliver',
    summary: 'Deliver, once: the client sees figures and files from here',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: deliverBody,
    response: deskRequestResponse,
    async handler({ ctx, params, body }) {
      const { reason, makes_document: makesDocument, note } = body;
      await deliverRequest(ctx, { requestId: params.id, reason, makesDocument, note });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/status',
    summary: 'Await the supplier, give up or go on: what only people know, with a reason',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: requestStatusBody,
    response: deskRequestResponse,
    async handler({ ctx, params, body }) {
      await setRequestStatus(ctx, { requestId: params.id, change: body });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/correction',
    summary: 'Begin to correct what was delivered: the client keeps the current version meanwhile',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: correctionBody,
    response: deskRequestResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      await beginCorrection(ctx, { requestId: params.id, reason: body.reason });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'delete',
    path: '/api/desk/requests/:id/correction',
    summary: 'Give a correction up: figures and files are those of the current version again',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    response: deskRequestResponse,
    async handler({ ctx, params }) {
      await abandonCorrection(ctx, { requestId: params.id });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/requests/:id/correction/deliver',
    summary: 'Deliver the correction: a new version, of which the client is told what changed',
    auth: 'staff',
    roles: ['desk'],
    params: deskRequestParams,
    body: deliverCorrectionBody,
    response: deskRequestResponse,
    async handler({ ctx, params, body }) {
      await deliverCorrection(ctx, { requestId: params.id, note: body.note });
      return present(ctx, params.id);
    },
  }),
];
