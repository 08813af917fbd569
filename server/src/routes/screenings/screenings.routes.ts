import { decideHit } from '@homologa/core/compliance/decide-hit';
import { listOtherSuppliers } from '@homologa/core/compliance/other-suppliers.queries';
import { requestScreening } from '@homologa/core/compliance/request-screening';
import { getScreening, openComplianceReport } from '@homologa/core/screenings/screening.queries';
import {
  complianceParams,
  complianceQuery,
  decideHitBody,
  otherSuppliersQuery,
  otherSuppliersResponse,
  requestScreeningBody,
  screeningResponse,
} from '@homologa/domain/screenings/screening.contract';
import { supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentOthers, presentScreening } from './screening.presenter';

const placeOf = (params: { id: string; sid: string }) => ({ workflowId: params.id, supplierId: params.sid });

export const screeningRoutes = [
  route({
    method: 'patch',
    path: '/api/workflows/:id/suppliers/:sid/screen',
    summary: 'Asks for a screening of a supplier and its shareholders; one that is in progress is given as it is',
    auth: 'company',
    params: supplierParams,
    body: requestScreeningBody,
    response: screeningResponse,
    status: 202,
    async handler({ ctx, params, body }) {
      return presentScreening(await requestScreening(ctx, { ...placeOf(params), ...body }));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/:sid/screening/decisions',
    summary: 'Judges hits of the newest screening: true match, false positive or open again, with a reason',
    auth: 'company',
    params: supplierParams,
    body: decideHitBody,
    response: screeningResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      const { entry_key: key, party, also, decision, reason, reason_code: reasonCode, scope, alone } = body;
      const hits = [{ entry_key: key, party }, ...also].map((hit) => ({ entryKey: hit.entry_key, party: hit.party }));
      const judged = await decideHit(ctx, {
        ...placeOf(params),
        hits,
        decision,
        reason,
        reasonCode,
        scope,
        isAlone: alone,
      });
      return presentScreening(judged);
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/screening',
    summary: "A supplier's newest screening, with what was found and decided",
    auth: 'company',
    params: supplierParams,
    response: screeningResponse,
    async handler({ ctx, params }) {
      return presentScreening(await getScreening(ctx, placeOf(params)));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/screening/others',
    summary: 'Other suppliers of the same company of whom the same entry of a list was found',
    auth: 'company',
    params: supplierParams,
    query: otherSuppliersQuery,
    response: otherSuppliersResponse,
    async handler({ ctx, params, query }) {
      return presentOthers(await listOtherSuppliers(ctx, { ...placeOf(params), entryKey: query.entry_key }));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/compliance/:screening_id',
    summary: 'The compliance report (CFR) of a screening, as html or in another stored format, in one of the languages',
    auth: 'company',
    params: complianceParams,
    query: complianceQuery,
    async handler({ ctx, params, query, res }) {
      const place = { ...placeOf(params), screeningId: params.screening_id };
      const file = await openComplianceReport(ctx, { ...place, ...query });
      return sendFile(res, file, query.type === 'html' ? 'inline' : 'attachment');
    },
  }),
];
