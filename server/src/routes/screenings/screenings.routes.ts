import { getScreening, openComplianceReport } from '@homologa/core/screenings/screening.queries';
import { complianceParams, complianceQuery, screeningResponse } from '@homologa/domain/screenings/screening.contract';
import { supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentScreening } from './screening.presenter';

const placeOf = (params: { id: string; sid: string }) => ({ workflowId: params.id, supplierId: params.sid });

export const screeningRoutes = [
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
