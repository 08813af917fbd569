import { decideHit } from '@homologa/core/compliance/decide-hit';
import { listOtherSuppliers } from '@homologa/core/compliance/other-suppliers.queries';
import { requestScreening } from '@homologa/core/compliance/request-screening';
import {
  decideHitBody,
  otherSuppliersQuery,
  otherSuppliersResponse,
  requestScreeningBody,
} from '@homologa/domain/compliance/compliance.contract';
import { screeningResponse } from '@homologa/domain/screenings/screening.contract';
import { supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { route } from '../../http/route';
import { presentScreening } from '../screenings/screening.presenter';
import { presentOthers } from './other-suppliers.presenter';

const placeOf = (params: { id: string; sid: string }) => ({ workflowId: params.id, supplierId: params.sid });

export const complianceRoutes = [
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
];
