import type { TemplateScope } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';

export const templatePath = (scope: TemplateScope, id: string): string =>
  scope === 'provider' ? `/desk/templates/${id}` : `/templates/${id}`;
