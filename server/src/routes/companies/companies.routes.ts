import { deleteLabel } from '@homologa/core/companies/delete-label';
import { getDeskCompany } from '@homologa/core/companies/desk-company.queries';
import { listLabelUses } from '@homologa/core/companies/label-uses.queries';
import { saveLabels } from '@homologa/core/companies/save-labels';
import { updateFeatures } from '@homologa/core/companies/update-features';
import {
  companyParams,
  companyResponse,
  deskCompanyResponse,
  labelParams,
  labelUseListResponse,
  patchFeaturesBody,
} from '@homologa/domain/companies/company.contract';
import { route } from '../../http/route';
import { presentDeskCompany } from '../desk/desk-company.presenter';
import { presentCompany, presentLabelUse } from './company.presenter';

export const companyRoutes = [
  route({
    method: 'patch',
    path: '/api/companies/:id/features',
    summary: 'Add and change labels (company admins); everything else is for provider staff',
    auth: 'session',
    params: companyParams,
    body: patchFeaturesBody,
    response: companyResponse,
    async handler({ ctx, params, body }) {
      const { tags, ...features } = body;
      const companyId = params.id;
      if (tags && Object.keys(features).length === 0) {
        return presentCompany(await saveLabels(ctx, { companyId, tags }), 'company_admin');
      }
      return presentCompany(await updateFeatures(ctx, { companyId, features: body }), 'staff');
    },
  }),
  route({
    method: 'get',
    path: '/api/companies/:id/tags',
    summary: 'The labels, each with how many suppliers carry it (company admins)',
    auth: 'session',
    params: companyParams,
    response: labelUseListResponse,
    async handler({ ctx, params }) {
      return (await listLabelUses(ctx, { companyId: params.id })).map(presentLabelUse);
    },
  }),
  route({
    method: 'delete',
    path: '/api/companies/:id/tags/:tag_id',
    summary: 'Delete a label and take it off every supplier',
    auth: 'session',
    params: labelParams,
    response: companyResponse,
    async handler({ ctx, params }) {
      const company = await deleteLabel(ctx, { companyId: params.id, labelId: params.tag_id });
      return presentCompany(company, 'company_admin');
    },
  }),
  route({
    method: 'patch',
    path: '/api/desk/companies/:id/features',
    summary: "Set a company's types, price, products and totals",
    auth: 'staff',
    roles: ['administration'],
    params: companyParams,
    body: patchFeaturesBody,
    response: deskCompanyResponse,
    async handler({ ctx, params, body }) {
      await updateFeatures(ctx, { companyId: params.id, features: body });
      return presentDeskCompany(await getDeskCompany(ctx, params.id), ctx.actor);
    },
  }),
];
