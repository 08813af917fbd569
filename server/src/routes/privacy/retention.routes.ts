import {
  listRetentionRules,
  previewRetention,
  type RetentionRuleRow,
} from '@homologa/core/privacy/retention/retention.queries';
import { setRetention } from '@homologa/core/privacy/retention/set-retention';
import { companyParams } from '@homologa/domain/companies/company.contract';
import {
  type RetentionResponse,
  retentionPreviewBody,
  retentionPreviewResponse,
  retentionResponse,
  setRetentionBody,
} from '@homologa/domain/privacy/retention.contract';
import { route } from '../../http/route';

const presentRules = (rules: readonly RetentionRuleRow[]): RetentionResponse => ({
  rules: rules.map(({ kind, days, minimum, startsAt, ranAt, lastCount, totalCount }) => ({
    kind,
    days,
    minimum,
    starts_at: startsAt?.toISOString() ?? null,
    ran_at: ranAt?.toISOString() ?? null,
    last_count: lastCount,
    total_count: totalCount,
  })),
});

export const retentionRoutes = [
  route({
    method: 'get',
    path: '/api/companies/:id/retention',
    summary: "How long the company's data are kept, and what the last runs let go of (company admins)",
    auth: 'session',
    params: companyParams,
    response: retentionResponse,
    handler: async ({ ctx, params }) => presentRules(await listRetentionRules(ctx, params.id)),
  }),
  route({
    method: 'post',
    path: '/api/companies/:id/retention/preview',
    summary: 'What a rule of so many days would let go of today (company admins)',
    auth: 'session',
    params: companyParams,
    body: retentionPreviewBody,
    response: retentionPreviewResponse,
    handler: ({ ctx, params, body }) => previewRetention(ctx, { companyId: params.id, ...body }),
  }),
  route({
    method: 'put',
    path: '/api/companies/:id/retention',
    summary: 'Set how long one kind of data is kept; null keeps it (company admins)',
    auth: 'session',
    params: companyParams,
    body: setRetentionBody,
    response: retentionResponse,
    async handler({ ctx, params, body }) {
      await setRetention(ctx, { companyId: params.id, ...body });
      return presentRules(await listRetentionRules(ctx, params.id));
    },
  }),
];
