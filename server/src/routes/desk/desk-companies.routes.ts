import { createUser } from '@homologa/core/accounts/create-user';
import { getDeskUser, listUsers } from '@homologa/core/accounts/desk-user.queries';
import { createCompany } from '@homologa/core/companies/create-company';
import { getDeskCompany, listCompanies } from '@homologa/core/companies/desk-company.queries';
import {
  createUserBody,
  deskUserList,
  deskUserListResponse,
  deskUserResponse,
} from '@homologa/domain/accounts/account.contract';
import {
  createCompanyBody,
  deskCompanyList,
  deskCompanyListResponse,
  deskCompanyResponse,
} from '@homologa/domain/companies/company.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { presentDeskCompany, presentDeskUser } from './desk-company.presenter';

export const deskCompanyRoutes = [
  route({
    method: 'get',
    path: '/api/desk/companies',
    summary: "The provider's client companies",
    auth: 'staff',
    response: deskCompanyListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, deskCompanyList);
      const { companies, total } = await listCompanies(ctx, query);
      setContentRange(res, deskCompanyList.resource, query.range.start, companies.length, total);
      return companies.map(presentDeskCompany);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/companies',
    summary: 'Make a client company',
    auth: 'staff',
    body: createCompanyBody,
    response: deskCompanyResponse,
    status: 201,
    async handler({ ctx, body }) {
      const { id } = await createCompany(ctx, body);
      return presentDeskCompany(await getDeskCompany(ctx, id));
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/users',
    summary: 'The people of the provider and its clients',
    auth: 'staff',
    response: deskUserListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, deskUserList);
      const { users, total } = await listUsers(ctx, query);
      setContentRange(res, deskUserList.resource, query.range.start, users.length, total);
      return users.map(presentDeskUser);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/users',
    summary: 'Make a client user',
    auth: 'staff',
    body: createUserBody,
    response: deskUserResponse,
    status: 201,
    async handler({ ctx, body }) {
      const { company_id: companyId, ...person } = body;
      const { id } = await createUser(ctx, { ...person, companyId });
      return presentDeskUser(await getDeskUser(ctx, id));
    },
  }),
];
