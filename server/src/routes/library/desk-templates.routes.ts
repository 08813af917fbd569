import { readTemplateFile } from '@homologa/core/exports/questionnaire/read-template-file';
import { createTemplate } from '@homologa/core/library/create-template';
import { publishVersion } from '@homologa/core/library/publish-version';
import { getProviderTemplate, listProviderTemplates } from '@homologa/core/library/templates.queries';
import { updateTemplate } from '@homologa/core/library/update-template';
import {
  createTemplateBody,
  deskTemplateResponse,
  deskVersionBody,
  readTemplateResponse,
  templateListResponse,
  templateParams,
  templateQuery,
  templateVersionQuery,
  updateTemplateBody,
} from '@homologa/domain/questionnaires/library/template.contract';
import { type RouteInput, route } from '../../http/route';
import { presentReadFile, presentTemplate, presentTemplateRow } from './template.presenter';

const ROLES = ['administration'] as const;

type Choice = Parameters<typeof getProviderTemplate>[1];

async function presentDetail(ctx: RouteInput<unknown, unknown, unknown>['ctx'], choice: Choice) {
  const detail = await getProviderTemplate(ctx, choice);
  return { ...presentTemplate(detail), release: detail.release };
}

export const deskTemplateRoutes = [
  route({
    method: 'get',
    path: '/api/desk/questionnaire-templates',
    summary: "The provider's templates",
    auth: 'staff',
    roles: ROLES,
    query: templateQuery,
    response: templateListResponse,
    async handler({ ctx, query }) {
      const rows = await listProviderTemplates(ctx, { q: query.q ?? '', isArchived: query.archived === 'true' });
      return rows.map(presentTemplateRow);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/questionnaire-templates',
    summary: "Make a provider's template, which every company sees at once",
    auth: 'staff',
    roles: ROLES,
    body: createTemplateBody,
    response: deskTemplateResponse,
    status: 201,
    async handler({ ctx, body }) {
      const id = await createTemplate(ctx, 'provider', body);
      return presentDetail(ctx, { id });
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/questionnaire-templates/read',
    summary: 'Read a questionnaire from XLSX, CSV or JSON for a template; stores nothing',
    auth: 'staff',
    roles: ROLES,
    upload: 'file',
    response: readTemplateResponse,
    async handler({ ctx, adapters, file }) {
      return presentReadFile(await readTemplateFile(ctx, 'provider', { reader: adapters.importReader, upload: file }));
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/questionnaire-templates/:id',
    summary: "One version of a provider's template, and the release's model if it waits",
    auth: 'staff',
    roles: ROLES,
    params: templateParams,
    query: templateVersionQuery,
    response: deskTemplateResponse,
    handler: ({ ctx, params, query }) => presentDetail(ctx, { id: params.id, version: query.version }),
  }),
  route({
    method: 'patch',
    path: '/api/desk/questionnaire-templates/:id',
    summary: "Rename, archive or restore a provider's template",
    auth: 'staff',
    roles: ROLES,
    params: templateParams,
    body: updateTemplateBody,
    response: deskTemplateResponse,
    async handler({ ctx, params, body }) {
      await updateTemplate(ctx, 'provider', { id: params.id, changes: body });
      return presentDetail(ctx, { id: params.id });
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/questionnaire-templates/:id/versions',
    summary: "Publish a new version of a provider's template to every company",
    auth: 'staff',
    roles: ROLES,
    params: templateParams,
    body: deskVersionBody,
    response: deskTemplateResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      await publishVersion(ctx, 'provider', { id: params.id, version: body });
      return presentDetail(ctx, { id: params.id });
    },
  }),
];
