import { getDeskCompany } from '@homologa/core/companies/desk-company.queries';
import { openLogo } from '@homologa/core/companies/logo.queries';
import { removeLogo } from '@homologa/core/companies/remove-logo';
import { setLogo } from '@homologa/core/companies/set-logo';
import { requireUser } from '@homologa/core/kernel/authorize';
import { companyParams, deskCompanyResponse, logoParams } from '@homologa/domain/companies/company.contract';
import { userResponse } from '@homologa/domain/session/session.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentActor } from '../accounts/present-session';
import { presentDeskCompany } from '../desk/desk-company.presenter';

export const logoRoutes = [
  route({
    method: 'patch',
    path: '/api/companies/:id/logo',
    summary: "Store the client's logo (company admins)",
    auth: 'session',
    params: companyParams,
    upload: 'logo',
    response: userResponse,
    async handler({ ctx, params, file }) {
      await setLogo(ctx, { companyId: params.id, upload: file });
      return presentActor(ctx, requireUser(ctx.actor));
    },
  }),
  route({
    method: 'delete',
    path: '/api/companies/:id/logo',
    summary: "Remove the client's logo (company admins)",
    auth: 'session',
    params: companyParams,
    response: userResponse,
    async handler({ ctx, params }) {
      await removeLogo(ctx, params.id);
      return presentActor(ctx, requireUser(ctx.actor));
    },
  }),
  route({
    method: 'patch',
    path: '/api/desk/companies/:id/logo',
    summary: "Store a client's logo",
    auth: 'staff',
    roles: ['administration'],
    params: companyParams,
    upload: 'logo',
    response: deskCompanyResponse,
    async handler({ ctx, params, file }) {
      await setLogo(ctx, { companyId: params.id, upload: file });
      return presentDeskCompany(await getDeskCompany(ctx, params.id), ctx.actor);
    },
  }),
  route({
    method: 'delete',
    path: '/api/desk/companies/:id/logo',
    summary: "Remove a client's logo",
    auth: 'staff',
    roles: ['administration'],
    params: companyParams,
    response: deskCompanyResponse,
    async handler({ ctx, params }) {
      await removeLogo(ctx, params.id);
      return presentDeskCompany(await getDeskCompany(ctx, params.id), ctx.actor);
    },
  }),
  route({
    method: 'get',
    path: '/logos/:file_id',
    summary: "A client's logo, for anybody who has its address",
    auth: 'public',
    params: logoParams,
    async handler({ ctx, params, res }) {
      const logo = await openLogo(ctx, params.file_id);
      // The response is immutable, because a new logo has a new URL. It is cross-origin, because webmail clients show
      // the logo from their own origin.
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      return sendFile(res, logo);
    },
  }),
];
