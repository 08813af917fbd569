import type { ReadQuestionnaireResponse } from '@homologa/domain/questionnaires/files/questionnaire-file.contract';
import type {
  CreateTemplateBody,
  DeskTemplateResponse,
  DeskVersionBody,
  TemplateResponse,
  TemplateRow,
  UpdateTemplateBody,
} from '@homologa/domain/questionnaires/library/template.contract';
import { callJson } from '../../../../http/http-client';

/** Whose templates a page shows: those of the company with the provider's to read, or the provider's for staff. */
export type TemplateScope = 'company' | 'provider';

const templatePath = (id: string): string => `/api/questionnaire-templates/${encodeURIComponent(id)}`;
const deskTemplatePath = (id: string): string => `/api/desk/questionnaire-templates/${encodeURIComponent(id)}`;

/** `release` is only told to staff. */
export type ShownTemplate = TemplateResponse & Partial<Pick<DeskTemplateResponse, 'release'>>;

interface TemplateFilter {
  q?: string;
  archived?: boolean;
}

export const templateVerbs = {
  getTemplates: (scope: TemplateScope, { q = '', archived = false }: TemplateFilter = {}) => {
    const asked = new URLSearchParams({ q, archived: String(archived) }).toString();
    return scope === 'provider'
      ? callJson<TemplateRow[]>(`/api/desk/questionnaire-templates?${asked}`)
      : callJson<TemplateRow[]>(`/api/questionnaire-templates?${asked}`);
  },
  getTemplate: (scope: TemplateScope, id: string, version?: number) => {
    const asked = version === undefined ? '' : `version=${version}`;
    return scope === 'provider'
      ? callJson<ShownTemplate>(`${deskTemplatePath(id)}?${asked}`)
      : callJson<ShownTemplate>(`${templatePath(id)}?${asked}`);
  },
  createTemplate: (scope: TemplateScope, body: CreateTemplateBody) => {
    return scope === 'provider'
      ? callJson<ShownTemplate>('/api/desk/questionnaire-templates', { method: 'POST', body })
      : callJson<ShownTemplate>('/api/questionnaire-templates', { method: 'POST', body });
  },
  updateTemplate: (scope: TemplateScope, id: string, body: UpdateTemplateBody) => {
    return scope === 'provider'
      ? callJson<ShownTemplate>(deskTemplatePath(id), { method: 'PATCH', body })
      : callJson<ShownTemplate>(templatePath(id), { method: 'PATCH', body });
  },
  publishTemplate: (scope: TemplateScope, id: string, body: DeskVersionBody) => {
    return scope === 'provider'
      ? callJson<ShownTemplate>(`${deskTemplatePath(id)}/versions`, { method: 'POST', body })
      : callJson<ShownTemplate>(`${templatePath(id)}/versions`, { method: 'POST', body });
  },
  /** Reads a questionnaire's file for a template; stores nothing. */
  readTemplateFile: (scope: TemplateScope, file: File) => {
    const form = new FormData();
    form.set('file', file);
    return scope === 'provider'
      ? callJson<ReadQuestionnaireResponse>('/api/desk/questionnaire-templates/read', { method: 'POST', body: form })
      : callJson<ReadQuestionnaireResponse>('/api/questionnaire-templates/read', { method: 'POST', body: form });
  },
};
