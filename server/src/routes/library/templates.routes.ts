import { getTemplate, listTemplates, type TemplateSummary } from '@homologa/core/library/templates.queries';
import { wireItemOf } from '@homologa/domain/questionnaires/files/wire-items';
import {
  type TemplateRow,
  templateListResponse,
  templateParams,
  templateQuery,
  templateResponse,
} from '@homologa/domain/questionnaires/library/template.contract';
import { route } from '../../http/route';

const presentTemplate = ({ key, version, title, description, questions }: TemplateSummary): TemplateRow => ({
  key,
  version,
  title,
  description,
  questions,
});

export const templateRoutes = [
  route({
    method: 'get',
    path: '/api/questionnaire-templates',
    summary: "The provider's model questionnaires in one language",
    auth: 'company',
    query: templateQuery,
    response: templateListResponse,
    handler: ({ ctx, query }) => Promise.resolve(listTemplates(ctx, query.language).map(presentTemplate)),
  }),
  route({
    method: 'get',
    path: '/api/questionnaire-templates/:key',
    summary: 'One model questionnaire in one language',
    auth: 'company',
    params: templateParams,
    query: templateQuery,
    response: templateResponse,
    handler({ ctx, params, query }) {
      const template = getTemplate(ctx, params.key, query.language);
      return Promise.resolve({ ...presentTemplate(template), questionnaire: template.items.map(wireItemOf) });
    },
  }),
];
