import type { Locale } from '@homologa/domain/language/locales';
import type { TemplateResponse, TemplateRow } from '@homologa/domain/questionnaires/library/template.contract';
import { callJson } from '../../../../http/http-client';

const PATH = '/api/questionnaire-templates';

export const templateVerbs = {
  getTemplates: (language: Locale) => callJson<TemplateRow[]>(`${PATH}?language=${language}`),
  getTemplate: (key: string, language: Locale) =>
    callJson<TemplateResponse>(`${PATH}/${encodeURIComponent(key)}?language=${language}`),
};
