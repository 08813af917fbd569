import { getOwnTimeline, getSupplierTimeline } from '@homologa/core/onboarding/timeline.queries';
import { onboardingSupplierParams } from '@homologa/domain/onboarding/onboarding.contract';
import { timelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import { supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { route } from '../../http/route';
import { keyOf } from '../onboarding/onboarding.routes';
import { presentTimeline } from './timeline.presenter';

export const timelineRoutes = [
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/timeline',
    summary: 'What happened to a supplier, who is awaited since when, what comes next and by when',
    auth: 'company',
    params: supplierParams,
    response: timelineResponse,
    handler: async ({ ctx, params }) =>
      presentTimeline(await getSupplierTimeline(ctx, { workflowId: params.id, supplierId: params.sid })),
  }),
  route({
    method: 'get',
    path: '/onboarding/workflows/:id/suppliers/:sid/timeline',
    summary: "The same of one's own onboarding",
    auth: 'onboarding',
    params: onboardingSupplierParams,
    response: timelineResponse,
    handler: async ({ ctx, ...call }) => presentTimeline(await getOwnTimeline(ctx, keyOf(call))),
  }),
];
