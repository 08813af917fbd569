import { readTemplateFile } from '@homologa/core/exports/questionnaire/read-template-file';
import { createTemplate } from '@homologa/core/library/create-template';
import { publishVersion } from '@homologa/core/library/publish-version';
import { getTemplate, listTemplates } from '@homologa/core/library/templates.queries';
import { updateTemplate } from '@homologa/core/library/update-template';
import {
  createTemplateBody,
  readTemplateResponse,
  templateListResponse,
  templateParams,
  templateQuery,
  templateResponse,
  templateVersionBody,
  templateVersionQuery,
  updateTemplateBody,
} from '@homologa/domain/questionnaires/library/template.contract';
import { route } from '../../http/route';
import { presentReadFile, presentTemplate, presentTemplateRow } from './template.presenter';

export const templateRoutes = [
  route({
    method: 'get',
    path: '/api/questionnaire-templates',
    summary: "Templates of questionnaires: the company's, then the provider's models",
    auth: 'company',
    query: templateQuery,
    response: templateListResponse,
    async handler({ ctx, query }) {
      const rows = await listTemplates(ctx, { q: query.q ?? '', isArchived: query.archived === 'true' });
      return rows.map(presentTemplateRow);
    },
  }),
  route({
    method: 'post',
    path: '/api/questionnaire-templates',
    summary: 'Make a template of the company',
    auth: 'company',
    body: createTemplateBody,
    response: templateResponse,
    status: 201,
    async handler({ ctx, body }) {
      const id = await createTemplate(ctx, 'company', body);
      return presentTemplate(await getTemplate(ctx, { id }));
    },
  }),
  route({
    method: 'post',
    path: '/api/questionnaire-templates/read',
    summary: "Read a questionnaire from XLSX, CSV or JSON for a company's template; stores nothing",
    auth: 'company',
    upload: 'file',
    response: readTemplateResponse,
    async handler({ ctx, adapters, file }) {
      return presentReadFile(await readTemplateFile(ctx, 'company', { reader: adapters.importReader, upload: file }));
    },
  }),
  route({
    method: 'get',
    path: '/api/questionnaire-templates/:id',
    summary: 'One version of a template in all its languages, by default the newest',
    auth: 'company',
    params: templateParams,
    query: templateVersionQuery,
    response: templateResponse,
    async handler({ ctx, params, query }) {
      return presentTemplate(await getTemplate(ctx, { id: params.id, version: query.version }));
    },
  }),
  route({
    method: 'patch',
    path: '/api/questionnaire-templates/:id',
    summary: "Rename, archive or restore a company's template",
    auth: 'company',
    params: templateParams,
    body: updateTemplateBody,
    response: templateResponse,
    async handler({ ctx, params, body }) {
      await updateTemplate(ctx, 'company', { id: params.id, changes: body });
      return presentTemplate(await getTemplate(ctx, { id: params.id }));
    },
  }),
  route({
    method: 'post',
    path: '/api/questionnaire-templates/:id/versions',
    summary: "Publish a new version of a company's template",
    auth: 'company',
    params: templateParams,
    body: templateVersionBody,
    response: templateResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      await publishVersion(ctx, 'company', { id: params.id, version: body });
      return presentTemplate(await getTemplate(ctx, { id: params.id }));
    },
  }),
];
