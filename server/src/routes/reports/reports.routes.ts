import { createBirRequest } from '@homologa/core/bir-requests/create-bir-request';
import { locateAnew } from '@homologa/core/bir-requests/locate-anew';
import { submitBirRequest } from '@homologa/core/bir-requests/submit-bir-request';
import { listDeliveries } from '@homologa/core/reports/delivery.queries';
import { openReportFile, openReports } from '@homologa/core/reports/report-file.queries';
import { requestCcr } from '@homologa/core/suppliers/request-ccr';
import {
  birRequestParams,
  birRequestResponse,
  createBirRequestBody,
} from '@homologa/domain/bir-form/bir-request.contract';
import { ccrResponse } from '@homologa/domain/reports/ccr.contract';
import { deliveryListResponse } from '@homologa/domain/reports/delivery.contract';
import { locateBody } from '@homologa/domain/reports/desk-request.contract';
import { supplierFileParams, supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { okResponse } from '@homologa/domain/wire/common.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentBirRequestToOthers } from '../onboarding/bir-request.presenter';
import { presentCcr } from './ccr.presenter';
import { presentDeliveries } from './delivery.presenter';

export const reportRoutes = [
  route({
    method: 'post',
    path: '/api/bir-requests',
    summary: "A supplier's BIR request: the open one (200), or a new one (201)",
    auth: 'company',
    body: createBirRequestBody,
    response: birRequestResponse,
    status: 201,
    async handler({ ctx, body, res }) {
      const { workflow_id: workflowId, supplier_id: supplierId } = body.supplier;
      const { birRequest, created } = await createBirRequest(ctx, { workflowId, supplierId });
      if (!created) res.status(200);
      return presentBirRequestToOthers(birRequest);
    },
  }),
  route({
    method: 'post',
    path: '/api/bir-requests/:id/submit',
    summary: 'Ask for the report: uses one unit',
    auth: 'company',
    params: birRequestParams,
    response: birRequestResponse,
    status: 202,
    async handler({ ctx, params }) {
      return presentBirRequestToOthers(await submitBirRequest(ctx, { birRequestId: params.id }));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/:sid/ccr',
    summary: 'Ask for a CCR score: uses one unit',
    auth: 'company',
    params: supplierParams,
    response: ccrResponse,
    status: 202,
    async handler({ ctx, params }) {
      return presentCcr(await requestCcr(ctx, { workflowId: params.id, supplierId: params.sid }));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/deliveries',
    summary: 'Past reports: every version delivered, the newest first',
    auth: 'company',
    params: supplierParams,
    response: deliveryListResponse,
    async handler({ ctx, params }) {
      return presentDeliveries(await listDeliveries(ctx, { workflowId: params.id, supplierId: params.sid }));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/:sid/locate',
    summary: 'Name another number of a supplier that could not be located: the desk tries again',
    auth: 'company',
    params: supplierParams,
    body: locateBody,
    response: okResponse,
    async handler({ ctx, params, body }) {
      await locateAnew(ctx, { workflowId: params.id, supplierId: params.sid, phone: body.phone });
      return { ok: true as const };
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/bir/:file_id',
    summary: 'Download a file of the delivered report',
    auth: 'company',
    params: supplierFileParams,
    async handler({ ctx, params, res }) {
      const { id: workflowId, sid: supplierId, file_id: fileId } = params;
      return sendFile(res, await openReportFile(ctx, { workflowId, supplierId, fileId, kind: 'bir' }));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/additional/:file_id',
    summary: 'Download a file that came beside the report',
    auth: 'company',
    params: supplierFileParams,
    async handler({ ctx, params, res }) {
      const { id: workflowId, sid: supplierId, file_id: fileId } = params;
      return sendFile(res, await openReportFile(ctx, { workflowId, supplierId, fileId, kind: 'additional' }));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/reports',
    summary: 'Download the report, a zip when it has several files',
    auth: 'company',
    params: supplierParams,
    async handler({ ctx, params, req, res }) {
      const place = { workflowId: params.id, supplierId: params.sid };
      return sendFile(res, await openReports(ctx, place, req.get('Accept-Language') ?? null));
    },
  }),
];
