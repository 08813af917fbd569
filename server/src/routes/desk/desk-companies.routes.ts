import { getDeactivationEffects } from '@homologa/core/accounts/users/deactivation-effects.queries';
import { createCompany } from '@homologa/core/companies/create-company';
import { getDeskCompany, listCompanies } from '@homologa/core/companies/desk-company.queries';
import { renameCompany } from '@homologa/core/companies/rename-company';
import { setCompanyActive } from '@homologa/core/companies/set-company-active';
import { setSecondLook } from '@homologa/core/companies/set-second-look';
import {
  companyActiveBody,
  companyParams,
  createCompanyBody,
  deactivationEffects,
  deskCompanyList,
  deskCompanyListResponse,
  deskCompanyResponse,
  renameCompanyBody,
  secondLookTypesBody,
} from '@homologa/domain/companies/company.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { presentDeactivationEffects, presentDeskCompany } from './desk-company.presenter';

export const deskCompanyRoutes = [
  route({
    method: 'get',
    path: '/api/desk/companies',
    summary: "The provider's client companies",
    auth: 'staff',
    roles: ['administration'],
    response: deskCompanyListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, deskCompanyList);
      const { companies, total } = await listCompanies(ctx, query);
      setContentRange(res, deskCompanyList.resource, query.range.start, companies.length, total);
      return companies.map((company) => presentDeskCompany(company, ctx.actor));
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/companies',
    summary: 'Make a client company',
    auth: 'staff',
    roles: ['administration'],
    body: createCompanyBody,
    response: deskCompanyResponse,
    status: 201,
    async handler({ ctx, body }) {
      const { id } = await createCompany(ctx, body);
      return presentDeskCompany(await getDeskCompany(ctx, id), ctx.actor);
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/companies/:id',
    summary: 'One client company',
    auth: 'staff',
    roles: ['administration'],
    params: companyParams,
    response: deskCompanyResponse,
    async handler({ ctx, params }) {
      return presentDeskCompany(await getDeskCompany(ctx, params.id), ctx.actor);
    },
  }),
  route({
    method: 'patch',
    path: '/api/desk/companies/:id',
    summary: "Change a company's names or country",
    auth: 'staff',
    roles: ['administration'],
    params: companyParams,
    body: renameCompanyBody,
    response: deskCompanyResponse,
    async handler({ ctx, params, body }) {
      await renameCompany(ctx, { companyId: params.id, names: body });
      return presentDeskCompany(await getDeskCompany(ctx, params.id), ctx.actor);
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/companies/:id/deactivation-effects',
    summary: 'Whom and what a deactivation of the company would stop',
    auth: 'staff',
    roles: ['administration'],
    params: companyParams,
    response: deactivationEffects,
    async handler({ ctx, params }) {
      return presentDeactivationEffects(await getDeactivationEffects(ctx, params.id));
    },
  }),
  route({
    method: 'put',
    path: '/api/desk/companies/:id/second-look',
    summary: 'Which reports of a client a second person delivers',
    auth: 'staff',
    roles: ['administration'],
    stepUp: true,
    params: companyParams,
    body: secondLookTypesBody,
    response: deskCompanyResponse,
    async handler({ ctx, params, body }) {
      await setSecondLook(ctx, { companyId: params.id, reportTypes: body.report_types });
      return presentDeskCompany(await getDeskCompany(ctx, params.id), ctx.actor);
    },
  }),
  route({
    method: 'put',
    path: '/api/desk/companies/:id/active',
    summary: 'Deactivate a company, or let it go on',
    auth: 'staff',
    roles: ['administration'],
    params: companyParams,
    body: companyActiveBody,
    response: deskCompanyResponse,
    async handler({ ctx, params, body }) {
      await setCompanyActive(ctx, { companyId: params.id, active: body.active });
      return presentDeskCompany(await getDeskCompany(ctx, params.id), ctx.actor);
    },
  }),
];
